import { useNavigate } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import { logOut } from '#web/session/session.ts'

/** Always ends here and goes home, whether or not the server answers. */
export const useLogOut = () => {
  const navigate = useNavigate()
  return () => {
    logOut()
    navigate({ to: paths.home })
  }
}
