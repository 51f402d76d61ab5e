import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DialogHost } from '#web/dialogs/DialogHost.tsx'
import { deleteDraftOfOthers } from '#web/features/crews/editor/post-draft.ts'
import { useUser } from '#web/session/session.ts'
import { useRealtime } from './use-realtime.ts'

export function DataLayout() {
  useRealtime()
  const userId = useUser()?.id
  useEffect(() => {
    if (userId !== undefined) deleteDraftOfOthers(userId)
  }, [userId])
  return (
    <DialogHost>
      <Outlet />
    </DialogHost>
  )
}
