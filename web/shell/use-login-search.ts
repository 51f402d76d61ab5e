import { useLocation } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'

const notReturnedTo: readonly string[] = [
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
]

/** The search parameters of a link to the login page that leads back here. */
export const useLoginSearch = (): { redirect?: string } => {
  const { pathname, href } = useLocation()
  return notReturnedTo.includes(pathname) ? {} : { redirect: href }
}
