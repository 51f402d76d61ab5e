import { useNavigate } from '@tanstack/react-router'
import { finishDelayedActs } from '#web/dialogs/delayed-acts.ts'
import { deleteLastMessage } from '#web/features/applications/apply/last-message.ts'
import { deleteDraft } from '#web/features/crews/editor/post-draft.ts'
import { paths } from '#web/paths.ts'
import { logOut, useUser } from '#web/session/session.ts'

/** Signs out and goes to the home page, whether or not the server answers. */
export const useLogOut = () => {
  const navigate = useNavigate()
  const user = useUser()
  return async () => {
    // Afterwards the server would refuse what the player has just done.
    await finishDelayedActs()
    if (user) deleteLastMessage(user.id)
    deleteDraft()
    logOut()
    navigate({ to: paths.home })
  }
}
