import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { DialogHostContext } from './dialog-host.ts'

/**
 * Around the pages, so that an open dialog stays when the button that opened it disappears: because the session ended,
 * or because of new data. It closes with the page.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const [shown, setShown] = useState<{ readonly dialog: ReactNode; readonly pathname: string }>()
  if (shown && shown.pathname !== pathname) setShown(undefined)
  const host = useMemo(
    () => ({
      show: (dialog: ReactNode) => setShown({ dialog, pathname }),
      close: () => setShown(undefined),
    }),
    [pathname],
  )
  return (
    <DialogHostContext value={host}>
      {children}
      {shown?.dialog}
    </DialogHostContext>
  )
}
