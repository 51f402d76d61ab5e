/**
 * What a button is about, in the text that Discord sends back with it. Players cannot be trusted with it: the use cases
 * check everything again.
 */
const actions = ['seat', 'take', 'apply', 'withdraw', 'ready', 'late', 'cannot_come'] as const
type Action = (typeof actions)[number]

export interface Pressed {
  readonly action: Action
  readonly crewId: number
  /** Null for a seat that belongs to no role. */
  readonly roleId: number | null
}

export interface OfferAnswer {
  readonly answer: 'accept' | 'decline'
  readonly offerId: number
}

const anySeat = 'any'
const rowId = '[1-9]\\d{0,8}'
const pattern = new RegExp(`^(${actions.join('|')}):(${rowId})(?::(${rowId}|${anySeat}))?$`)
const seat = new RegExp(`^(board|apply):(${rowId}|${anySeat})$`)

const offerAnswer = new RegExp(`^(accept|decline):(${rowId})$`)

const roleOf = (text: string | undefined): number | null =>
  text === undefined || text === anySeat ? null : Number(text)

export const customId = (action: Action, crewId: number): string => `${action}:${crewId}`

export const formId = (crewId: number, roleId: number | null): string =>
  `${customId('apply', crewId)}:${roleId ?? anySeat}`

/** Undefined if it is none of ours. */
export const readCustomId = (text: string): Pressed | undefined => {
  const [, action, crewId, role] = pattern.exec(text) ?? []
  const known = actions.find((each) => each === action)
  return known && { action: known, crewId: Number(crewId), roleId: roleOf(role) }
}

export const offerAnswerId = (answer: OfferAnswer['answer'], offerId: number): string =>
  `${answer}:${offerId}`

/** Undefined if it is none. */
export const readOfferAnswer = (text: string): OfferAnswer | undefined => {
  const [, answer, offerId] = offerAnswer.exec(text) ?? []
  if (answer === undefined) return undefined
  return { answer: answer === 'accept' ? 'accept' : 'decline', offerId: Number(offerId) }
}

/** A seat in a menu: whether it is given at once, or applied for. */
export const seatValue = (way: 'board' | 'apply', roleId: number | null): string =>
  `${way}:${roleId ?? anySeat}`

export const readSeatValue = (
  text: string,
): { readonly isAtOnce: boolean; readonly roleId: number | null } | undefined => {
  const [, way, role] = seat.exec(text) ?? []
  return way === undefined ? undefined : { isAtOnce: way === 'board', roleId: roleOf(role) }
}
