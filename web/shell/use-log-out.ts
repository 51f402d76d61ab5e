import { useNavigate } from '@tanstack/react-router'
import { logOut } from '#web/api/session.ts'
import { paths } from '#web/paths.ts'

/** Always ends here and goes home, whether or not the server answers. */
export const useLogOut = () => {
  const navigate = useNavigate()
  return () => {
    logOut()
    navigate({ to: paths.home })
  }
}
