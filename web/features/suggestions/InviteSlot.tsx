import { type ReactNode, use } from 'react'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'

/** After an invitation its button disappears, with the focus that the dialog gave back to it. */
export function InviteSlot({ children }: { children: ReactNode }) {
  const slot = useFocusHandover<HTMLDivElement>(use(FocusHome))
  return <div ref={slot}>{children}</div>
}
