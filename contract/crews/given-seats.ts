/**
 * Which seats a crew gives at once: the same for its page, the board, "Fly now" and the request that takes one. A seat
 * that is held is given to nobody else, and one that is free belongs to those who wait for it first.
 */
import type { AtOnceChoice } from './at-once.ts'
import { countSeats, type HeldSeat, type SeatedCrew, type SeatedRole, withHeldSeats } from './seats.ts'

interface CrewRole extends SeatedRole {
  readonly id: number
}

/** The free seat for a player who waits for this one: of a role, or any. `held`: seats that are held for others. */
export const findFreeSeat = (
  crew: SeatedCrew<CrewRole>,
  held: readonly HeldSeat[],
  { roleId: wanted }: HeldSeat,
): HeldSeat | undefined => {
  const seats = countSeats(withHeldSeats(crew, held))
  if (seats.free === 0) return undefined
  if (wanted === null && seats.any.free > 0) return { roleId: null }
  const role = crew.roles.find(
    ({ id }, i) => (wanted === null || id === wanted) && (seats.roles[i]?.free ?? 0) > 0,
  )
  return role && { roleId: role.id }
}

/** Which player on a waiting list gets which seat, in its order: each seat goes to the first player who fits it. */
export const planSeats = <Entry extends HeldSeat>(
  crew: SeatedCrew<CrewRole>,
  held: readonly HeldSeat[],
  waiting: readonly Entry[],
): { readonly entry: Entry; readonly roleId: number | null }[] => {
  const given: { entry: Entry; roleId: number | null }[] = []
  for (const entry of waiting) {
    const seat = findFreeSeat(crew, [...held, ...given], entry)
    if (seat) given.push({ entry, roleId: seat.roleId })
  }
  return given
}

interface GivingCrew extends SeatedCrew<CrewRole & { readonly isAtOnce: boolean }> {
  readonly seatsAtOnce: AtOnceChoice
}

/** What comes before the player. */
export interface SeatsTaken {
  /** Seats that are held for others. */
  readonly held: readonly HeldSeat[]
  /** The seat that is held for the player. */
  readonly own: readonly HeldSeat[]
  /** What those wait for who are on the waiting list before the player, in their order. */
  readonly waiting: readonly HeldSeat[]
}

/** Whether the leader gives this seat at once, taken or not; no role for one that belongs to none. */
export const isGivenAtOnce = (
  { seatsAtOnce }: Pick<GivingCrew, 'seatsAtOnce'>,
  role: { readonly isAtOnce: boolean } | undefined,
): boolean => seatsAtOnce === 'all' || (seatsAtOnce === 'roles' && role?.isAtOnce === true)

/** The roles whose free seats are given to the player at once; null among them: seats that belong to no role. */
export const listGivenSeats = (crew: GivingCrew, { held, own, waiting }: SeatsTaken): (number | null)[] => {
  const due = planSeats(crew, [...held, ...own], waiting)
  const seats = countSeats(withHeldSeats(crew, [...held, ...due]))
  const ofRoles = crew.roles.filter((role, i) => isGivenAtOnce(crew, role) && (seats.roles[i]?.free ?? 0) > 0)
  return [
    ...ofRoles.map(({ id }) => id),
    ...(isGivenAtOnce(crew, undefined) && seats.any.free > 0 ? [null] : []),
  ]
}
