import type { ReactNode } from 'react'
import { m } from '#texts'

type Props = { label?: string; className?: string | undefined; children: ReactNode }

/** Contains skeletons, and announces once that something is loading. */
export function LoadingRegion({ label = m.ui_loading(), className, children }: Props) {
  return (
    <div className={className} aria-busy="true" data-pending>
      <span className="sr-only" role="status">
        {label}
      </span>
      {children}
    </div>
  )
}
