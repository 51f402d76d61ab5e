/** Who is signed in, as far as the page knows, with its copy in local storage. */
import type { SessionUser } from '#contract/users/users.ts'
import { readStored, removeStored, writeStored } from '#web/browser/storage.ts'
import { visitorState } from '#web/browser/visitor-state.ts'

const textFields = [
  'username',
  'displayName',
  'email',
  'starCitizenHandle',
  'userRole',
  'timezone',
  'createdAt',
]
const listFields = ['preferredLanguages', 'playtimes', 'regions']

/** Of a copy that an older version of the page may have stored. By hand: the schemas are not part of the first view. */
const isSessionUser = (value: unknown): value is SessionUser => {
  if (typeof value !== 'object' || value === null) return false
  const copy: Readonly<Record<string, unknown>> = { ...value }
  return (
    Number.isInteger(copy.id) &&
    typeof copy.isAdmin === 'boolean' &&
    textFields.every((name) => typeof copy[name] === 'string') &&
    listFields.every((name) => Array.isArray(copy[name]))
  )
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: SessionUser }
  | { readonly status: 'signed-out' }

const storageKey = 'user'
/** Stays when the player signs out. */
const knownKey = 'has-signed-in'
const loading: Session = { status: 'loading' }
const signedOut: Session = { status: 'signed-out' }

const state = visitorState((): { session: Session } => ({ session: loading }))
const listeners = new Set<() => void>()

export const currentSession = (): Session => state().session

export const currentUser = (): SessionUser | undefined => {
  const session = currentSession()
  return session.status === 'signed-in' ? session.user : undefined
}

/** Identifies the current player or guest, to notice a change. */
export const currentPlayer = (): number | 'loading' | 'signed-out' => {
  const session = currentSession()
  return session.status === 'signed-in' ? session.user.id : session.status
}

const setSession = (session: Session): void => {
  state().session = session
  for (const listener of listeners) listener()
}

const parseCopy = (text: string): SessionUser | undefined => {
  try {
    const copy: unknown = JSON.parse(text)
    return isSessionUser(copy) ? copy : undefined
  } catch {
    return undefined
  }
}

/** The user stored on an earlier visit; a copy that cannot be parsed is removed. */
export const storedUser = (): SessionUser | undefined => {
  const text = readStored(storageKey)
  if (text === null) return undefined
  const user = parseCopy(text)
  if (!user) removeStored(storageKey)
  return user
}

export const storeUser = (user: SessionUser): void => {
  writeStored(storageKey, JSON.stringify(user))
  writeStored(knownKey, '1')
}

/** Whether someone has signed in with this browser before. */
export const hasSignedIn = (): boolean => readStored(knownKey) !== null

/** The visitor that a page is rendered for. Nothing is stored. */
export const assumeSession = (user: SessionUser | undefined): void => {
  state().session = user ? { status: 'signed-in', user } : signedOut
}

export const beginSession = (user: SessionUser): void => {
  storeUser(user)
  setSession({ status: 'signed-in', user })
}

export const clearSession = (): void => {
  removeStored(storageKey)
  if (currentSession().status !== 'signed-out') setSession(signedOut)
}

/** Signing in or out in one tab does the same in all other tabs. */
export const followOtherTabs = (): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey && key !== null) return
    const user = newValue === null ? undefined : parseCopy(newValue)
    setSession(user ? { status: 'signed-in', user } : signedOut)
  })
}

export const subscribeToSession = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
