import type { ReactNode, RefObject } from 'react'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'

interface Props {
  row: RefObject<HTMLElement | null>
  className?: string | undefined
  children: ReactNode
}

/** Buttons of a row that disappear when they have done their work: the row gets the focus then. */
export function RowPart({ row, className, children }: Props) {
  const part = useFocusHandover<HTMLDivElement>(row)
  return (
    <div ref={part} className={className}>
      {children}
    </div>
  )
}
