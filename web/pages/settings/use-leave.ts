import { useNavigate } from '@tanstack/react-router'
import { deleteLastMessage } from '#web/features/applications/apply/last-message.ts'
import { deleteDraft } from '#web/features/crews/editor/post-draft.ts'
import { paths } from '#web/paths.ts'
import { forgetSession, useUser } from '#web/session/session.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'

/** To the board, signed out. */
export const useLeave = () => {
  const navigate = useNavigate()
  const toast = useToast()
  return (title: string) => {
    forgetSession()
    toast.show({ title })
    navigate({ to: paths.search })
  }
}

/** What the browser has of a deleted account goes, too. */
export const useLeaveForGood = () => {
  const user = useUser()
  const leave = useLeave()
  return (title: string) => {
    if (user) deleteLastMessage(user.id)
    deleteDraft()
    leave(title)
  }
}
