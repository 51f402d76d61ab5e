/**
 * The one rule of seats. A crew has `maxCrewSize` seats: the leader's, those of its roles, and the rest, which are open
 * to anybody. Members without a role take seats open to anybody first. When those are used up, they sit where roles
 * wanted seats: as many role seats are closed then, from the last role of the post backwards. So the free seats of all
 * groups always add up to the free seats of the crew.
 */
import { type RoleCategory, roleCategories } from '../roles/fields.ts'

export interface SeatedRole {
  readonly slotsNeeded: number
  readonly slotsFilled: number
}

export interface SeatedCrew<Role extends SeatedRole = SeatedRole> {
  readonly maxCrewSize: number
  /** The leader and all members. */
  readonly currentCrewSize: number
  /** In the order of the post. */
  readonly roles: readonly Role[]
}

/** `free + taken + closed` is the size of the group. */
export interface SeatCount {
  readonly free: number
  readonly taken: number
  readonly closed: number
}

export interface CrewSeats {
  readonly free: number
  /** The seats that belong to no role and not to the leader. */
  readonly any: SeatCount
  /** One count for each role, in the same order. */
  readonly roles: readonly SeatCount[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** How many seats the leader and the roles need. */
export const neededSeats = (roles: readonly Pick<SeatedRole, 'slotsNeeded'>[]): number =>
  1 + sum(roles.map(({ slotsNeeded }) => slotsNeeded))

export const countSeats = ({ maxCrewSize, currentCrewSize, roles }: SeatedCrew): CrewSeats => {
  const free = Math.max(0, maxCrewSize - currentCrewSize)
  const withoutRole = currentCrewSize - 1 - sum(roles.map(({ slotsFilled }) => slotsFilled))
  const anySize = Math.max(0, maxCrewSize - neededSeats(roles))
  const anyTaken = Math.min(withoutRole, anySize)
  const anyFree = Math.min(free, anySize - anyTaken)

  const wanted = sum(roles.map(({ slotsNeeded, slotsFilled }) => slotsNeeded - slotsFilled))
  let toClose = wanted - (free - anyFree)
  const counts: SeatCount[] = []
  for (const { slotsNeeded, slotsFilled } of [...roles].reverse()) {
    const closed = Math.min(toClose, slotsNeeded - slotsFilled)
    toClose -= closed
    counts.unshift({ free: slotsNeeded - slotsFilled - closed, taken: slotsFilled, closed })
  }
  return {
    free,
    any: { free: anyFree, taken: anyTaken, closed: anySize - anyTaken - anyFree },
    roles: counts,
  }
}

/** A seat that is held for a player; `roleId`: null for any seat. */
export interface HeldSeat {
  readonly roleId: number | null
}

/** The crew as if those with a held seat were aboard already. */
export const withHeldSeats = <Role extends SeatedRole & { readonly id?: number | undefined }>(
  crew: SeatedCrew<Role>,
  held: readonly HeldSeat[],
): SeatedCrew<Role> => ({
  maxCrewSize: crew.maxCrewSize,
  currentCrewSize: crew.currentCrewSize + held.length,
  roles: crew.roles.map((role) => {
    const heldHere = held.filter(({ roleId }) => roleId === role.id).length
    return { ...role, slotsFilled: Math.min(role.slotsNeeded, role.slotsFilled + heldHere) }
  }),
})

export const seatKinds = [...roleCategories, 'any'] as const
/** A category of roles, or `any` for the seats that belong to no role. */
export type SeatKind = (typeof seatKinds)[number]

/** The kinds of seats that are free, each once. */
export const freeSeatKinds = (
  crew: SeatedCrew<SeatedRole & { readonly roleCategory: RoleCategory }>,
): SeatKind[] => {
  const seats = countSeats(crew)
  const free = crew.roles.filter((_, i) => (seats.roles[i]?.free ?? 0) > 0)
  const kinds = new Set<SeatKind>(free.map(({ roleCategory }) => roleCategory))
  if (seats.any.free > 0) kinds.add('any')
  return [...kinds]
}
