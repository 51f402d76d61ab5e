import { useHydrated, useLocation } from '@tanstack/react-router'
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import { paths } from '#web/paths.ts'

const notReturnedTo: readonly string[] = [
  paths.home,
  paths.login,
  paths.register,
  paths.registerDiscord,
  paths.forgotPassword,
  paths.resetPassword,
]

/** The search parameters of a link to login or registration that leads back here, or to where the visitor came from. */
export const useLoginSearch = (): { redirect?: string } => {
  const { pathname, href, searchStr } = useLocation()
  // The part of the address behind # never reaches the server.
  const here = useHydrated() ? href : `${pathname}${searchStr}`
  if (!notReturnedTo.includes(pathname)) return { redirect: here }
  const redirect = sameSitePath(new URLSearchParams(searchStr).get('redirect'))
  return redirect ? { redirect } : {}
}
