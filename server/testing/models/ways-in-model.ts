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
  /** Whether the address of now was confirmed without a session, and no password set by mail since. */
  isMakerUnknown: boolean
  /** Who knows the password of now. */
  readonly knowsPassword: Set<Actor>
  readonly sessions: Way[]
  readonly passkeys: Way[]
  readonly discord: Way[]
  readonly tokens: Way[]
  /** Secret addresses of the calendar. */
  readonly calendars: Way[]
  /** Sets of recovery codes. */
  readonly recovery: Way[]
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
  calendars: [],
  recovery: [],
  codesOf: null,
})

export const turnCodesOff = (model: WaysIn): void => {
  model.codesOf = null
  end(model.recovery)
}

/** `kept`: the session of the one who ends the others. */
export const endAllSessions = (model: WaysIn, kept?: Way): void => {
  end(model.sessions, kept)
  end(model.tokens)
  end(model.calendars)
}

/** `session`: of the browser in which the link was opened. */
export const confirmAddress = (model: WaysIn, session: Way | undefined): void => {
  if (model.isConfirmed) return
  model.isConfirmed = true
  model.isMakerUnknown = session === undefined
  endAllSessions(model, session)
  end(model.passkeys)
  end(model.discord)
  turnCodesOff(model)
}

/** The owner opens the link in a mail to another address of theirs, whoever asked for it. */
export const confirmOtherAddress = (model: WaysIn, session: Way | undefined): void => {
  confirmAddress(model, session)
  model.isMakerUnknown = session === undefined
  if (session === undefined) endAllSessions(model)
}

export const resetPassword = (model: WaysIn, by: Actor, removesOthers: boolean): void => {
  if (removesOthers || !model.isConfirmed) {
    end(model.passkeys)
    end(model.discord)
  }
  if (!model.isConfirmed || model.isMakerUnknown) turnCodesOff(model)
  model.isConfirmed = true
  model.isMakerUnknown = false
  endAllSessions(model)
  setPassword(model, by)
}

export const changePassword = (model: WaysIn, by: Actor, session: Way): void => {
  endAllSessions(model, session)
  setPassword(model, by)
}

export const turnCodesOn = (model: WaysIn, by: Actor, session: Way): void => {
  end(model.sessions, session)
  model.codesOf = by
}

/** The set before stops working. */
export const renew = <W extends Way>(ways: Way[], way: W): void => {
  end(ways)
  ways.push(way)
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
  const hasCodes = model.codesOf === null || model.codesOf === by || model.recovery.some(isTheirs)
  return hasCodes && (model.knowsPassword.has(by) || model.discord.some(isTheirs))
}
