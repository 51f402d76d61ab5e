/** Who may be in an account, and how: a small model of registering, confirming, resetting and stealing. */

/** The account has the owner's mail address, no matter who made it. */
export type Actor = 'owner' | 'attacker'

/** Something that lets its holders in, such as a session or a passkey. */
export interface Way {
  readonly holders: Set<Actor>
  works: boolean
}

export interface WaysIn {
  isConfirmed: boolean
  /** Whether the address was confirmed without a session, and no password set by mail since. */
  isMakerUnknown: boolean
  /** Who knows the password of now. */
  readonly knowsPassword: Set<Actor>
  readonly sessions: Way[]
  readonly passkeys: Way[]
  readonly discord: Way[]
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
  isMakerUnknown: false,
  knowsPassword: new Set([by]),
  sessions: [],
  passkeys: [],
  discord: [],
  tokens: [],
  codesOf: null,
})

/** `session`: of the browser in which the link was opened. */
export const confirmAddress = (model: WaysIn, session: Way | undefined): void => {
  if (model.isConfirmed) return
  model.isConfirmed = true
  model.isMakerUnknown = session === undefined
  end(model.sessions, session)
  end(model.passkeys)
  end(model.discord)
  end(model.tokens)
  model.codesOf = null
}

export const resetPassword = (model: WaysIn, by: Actor, removesOthers: boolean): void => {
  if (removesOthers || !model.isConfirmed) {
    end(model.passkeys)
    end(model.discord)
  }
  if (!model.isConfirmed || model.isMakerUnknown) model.codesOf = null
  model.isConfirmed = true
  model.isMakerUnknown = false
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

export type Answer = 'in' | 'code' | 'refused'

/** Codes are asked for whatever comes before them, except for a passkey. */
const beforeCodes = ({ codesOf }: WaysIn, isRight: boolean): Answer => {
  if (!isRight) return 'refused'
  return codesOf === null ? 'in' : 'code'
}

/** What a sign-in with the password answers. */
export const answerToPassword = (model: WaysIn, by: Actor): Answer =>
  beforeCodes(model, model.knowsPassword.has(by))

/** What a sign-in with this Discord account answers. */
export const answerToDiscord = (model: WaysIn, { works }: Way): Answer => beforeCodes(model, works)

/** Whether the actor can sign in with what they have and know. */
export const canSignIn = (model: WaysIn, by: Actor): boolean => {
  const isTheirs = ({ works, holders }: Way) => works && holders.has(by)
  if (model.passkeys.some(isTheirs)) return true
  const hasCodes = model.codesOf === null || model.codesOf === by
  return hasCodes && (model.knowsPassword.has(by) || model.discord.some(isTheirs))
}
