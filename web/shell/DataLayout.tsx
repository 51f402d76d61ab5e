import { Outlet } from '@tanstack/react-router'
import { DialogHost } from '#web/dialogs/DialogHost.tsx'
import { useRealtime } from './use-realtime.ts'

export function DataLayout() {
  useRealtime()
  return (
    <DialogHost>
      <Outlet />
    </DialogHost>
  )
}
