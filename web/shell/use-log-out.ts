import { useNavigate } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import { logOut } from '#web/session/session.ts'

/** Signs out and goes to the home page, whether or not the server answers. */
export const useLogOut = () => {
  const navigate = useNavigate()
  return () => {
    logOut()
    navigate({ to: paths.home })
  }
}
