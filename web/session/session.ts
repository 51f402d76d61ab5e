import { useSyncExternalStore } from 'react'
import { getSessionUser, login, logout } from '#contract/auth.ts'
import type { SessionUser } from '#contract/users.ts'
import { companionCookie } from '#contract/wire/cookies.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { ApiError, NetworkError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import {
  beginSession,
  currentSession,
  endSessionCopy,
  followOtherTabs,
  type Session,
  storedUser,
  subscribeToSession,
} from './session-store.ts'

const hasCompanion = (): boolean => document.cookie.split('; ').includes(`${companionCookie}=1`)

const mayRecover = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

/** Once, at start. A visitor without any sign of a session is a guest, and no request fails for that. */
export const startSession = async (): Promise<void> => {
  followOtherTabs()
  const copy = storedUser()
  if (!copy && !hasCompanion()) return endSessionCopy()
  try {
    beginSession(await call(getSessionUser))
  } catch (error) {
    if (currentSession().status !== 'loading') return
    if (copy && mayRecover(error)) beginSession(copy)
    else endSessionCopy()
  }
}

/** Whether the session still holds; a refusal ends it here as well. A guest without a cookie has none to ask for. */
export const askForSession = async (): Promise<void> => {
  const before = currentSession()
  if (before.status === 'signed-out' && !hasCompanion()) return
  try {
    const user = await call(getSessionUser)
    if (currentSession() === before) beginSession(user)
  } catch {
    // Without an answer nothing is known, and the next request will tell.
  }
}

export const logIn = async (form: Request<typeof login>['body']): Promise<void> => {
  const { user } = await call(login, { body: form })
  beginSession(user)
}

/** Ends the session here at once; whether the server hears of it changes nothing for the player. */
export const logOut = (): void => {
  call(logout, {}, { keepalive: true }).catch(() => undefined)
  forgetSession()
}

export const forgetSession = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is not on https.
  document.cookie = `${companionCookie}=; path=/; max-age=0`
  endSessionCopy()
}

export const useSession = (): Session =>
  useSyncExternalStore(subscribeToSession, currentSession, currentSession)

export const useUser = (): SessionUser | undefined => {
  const session = useSession()
  return session.status === 'signed-in' ? session.user : undefined
}
