import { useNavigate } from '@tanstack/react-router'
import { deleteLastMessage } from '#web/features/applications/last-message.ts'
import { deleteDraft } from '#web/features/crews/editor/post-draft.ts'
import { paths } from '#web/paths.ts'
import { logOut, useUser } from '#web/session/session.ts'

/** Signs out and goes to the home page, whether or not the server answers. */
export const useLogOut = () => {
  const navigate = useNavigate()
  const user = useUser()
  return () => {
    if (user) deleteLastMessage(user.id)
    deleteDraft()
    logOut()
    navigate({ to: paths.home })
  }
}
