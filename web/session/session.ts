import { useSyncExternalStore } from 'react'
import { getSessionUser, login, logout } from '#contract/auth/auth.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { companionCookie } from '#contract/wire/cookies.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import {
  assumeSession,
  beginSession,
  clearSession,
  currentSession,
  followOtherTabs,
  type Session,
  storedUser,
  subscribeToSession,
} from '#web/api/session-store.ts'
import { hasCookie, removeCookie } from '#web/browser/cookies.ts'
import { NetworkError } from '#web/browser/network-error.ts'

const hasCompanion = (): boolean => hasCookie(companionCookie, '1')

const mayRecover = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

/** Called once at start. Without a stored user or cookie the visitor is a guest, and no request is needed. */
export const startSession = async (): Promise<void> => {
  followOtherTabs()
  const copy = storedUser()
  if (!copy && !hasCompanion()) return clearSession()
  try {
    beginSession(await call(getSessionUser))
  } catch (error) {
    if (currentSession().status !== 'loading') return
    if (copy && mayRecover(error)) beginSession(copy)
    else clearSession()
  }
}

/**
 * Called once at start if the server has rendered the page, and so has looked the session up. A page from the browser's
 * history may be older than the session: then the cookie says otherwise, and the server is asked once the page is
 * hydrated. Returns whether it has to be.
 */
export const startRenderedSession = (user: SessionUser | undefined): boolean => {
  followOtherTabs()
  const isOutdated = hasCompanion() !== (user !== undefined)
  if (isOutdated) assumeSession(user)
  else if (user) beginSession(user)
  else clearSession()
  return isOutdated
}

/** Checks the session with the server; a 401 ends it here, too. A guest without a cookie has no session to check. */
export const refreshSession = async (): Promise<void> => {
  const before = currentSession()
  if (before.status === 'signed-out' && !hasCompanion()) return
  try {
    const user = await call(getSessionUser)
    if (currentSession() === before) beginSession(user)
  } catch {
    // A 401 has ended the session already. Without an answer the next request decides.
  }
}

export const logIn = async (form: Request<typeof login>['body']): Promise<void> => {
  const { user } = await call(login, { body: form })
  beginSession(user)
}

/** Ends the session in the page immediately, whether or not the request succeeds. */
export const logOut = (): void => {
  call(logout, {}, { keepalive: true }).catch(() => undefined)
  // The next player who signs in here has not asked for notices.
  import('#web/browser/push.ts')
    .then(({ unsubscribeFromPushes }) => unsubscribeFromPushes())
    .catch(() => undefined)
  forgetSession()
}

export const forgetSession = (): void => {
  removeCookie(companionCookie)
  clearSession()
}

export const useSession = (): Session =>
  useSyncExternalStore(subscribeToSession, currentSession, currentSession)

export const useUser = (): SessionUser | undefined => {
  const session = useSession()
  return session.status === 'signed-in' ? session.user : undefined
}
