/** Who may be in an account, and how: a small model of registering, confirming, resetting and stealing. */

/** The account has the owner's mail address, whoever made it. */
export type Actor = 'owner' | 'attacker'

/** Something that lets its holders in, such as a session or a passkey. */
export interface Way {
  readonly holders: Set<Actor>
  works: boolean
}

export interface WaysIn {
  isConfirmed: boolean
  /** Who knows the password of now. */
  readonly knowsPassword: Set<Actor>
  readonly sessions: Way[]
  readonly passkeys: Way[]
  readonly tokens: Way[]
  /** Who has the app with the codes; null while they are off. */
  codesOf: Actor | null
}

const end = (ways: readonly Way[], kept?: Way): void => {
  for (const way of ways) if (way !== kept) way.works = false
}

const setPassword = (model: WaysIn, by: Actor): void => {
  model.knowsPassword.clear()
  model.knowsPassword.add(by)
}

export const newWaysIn = (by: Actor): WaysIn => ({
  isConfirmed: false,
  knowsPassword: new Set([by]),
  sessions: [],
  passkeys: [],
  tokens: [],
  codesOf: null,
})

/** `session`: of the browser in which the link was opened. */
export const confirmAddress = (model: WaysIn, session: Way | undefined): void => {
  if (model.isConfirmed) return
  model.isConfirmed = true
  end(model.sessions, session)
  end(model.passkeys)
  end(model.tokens)
  model.codesOf = null
}

export const resetPassword = (model: WaysIn, by: Actor, removesOthers: boolean): void => {
  if (removesOthers || !model.isConfirmed) end(model.passkeys)
  if (!model.isConfirmed) model.codesOf = null
  model.isConfirmed = true
  end(model.sessions)
  end(model.tokens)
  setPassword(model, by)
}

export const changePassword = (model: WaysIn, by: Actor, session: Way): void => {
  end(model.sessions, session)
  end(model.tokens)
  setPassword(model, by)
}

export const turnCodesOn = (model: WaysIn, by: Actor, session: Way): void => {
  end(model.sessions, session)
  model.codesOf = by
}

export const endAllSessions = (model: WaysIn): void => {
  end(model.sessions)
  end(model.tokens)
}

/** What a sign-in with the password answers. */
export const answerToPassword = (model: WaysIn, by: Actor): 'in' | 'code' | 'refused' => {
  if (!model.knowsPassword.has(by)) return 'refused'
  return model.codesOf === null ? 'in' : 'code'
}
