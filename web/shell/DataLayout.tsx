import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queryClient } from '#web/api/query-client.ts'
import { DialogHost } from '#web/dialogs/DialogHost.tsx'
import { useRealtime } from './use-realtime.ts'

export function DataLayout() {
  useRealtime()
  return (
    <QueryClientProvider client={queryClient()}>
      <DialogHost>
        <Outlet />
      </DialogHost>
    </QueryClientProvider>
  )
}
