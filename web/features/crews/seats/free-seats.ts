import type { CrewSummary } from '#contract/crews/crews.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import { countSeats } from '#contract/crews/seats.ts'
import type { RoleSeats } from '#contract/roles/roles.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { isWanted } from './wanted-seats-context.ts'

type Crew = Pick<CrewSummary, 'currentCrewSize' | 'maxCrewSize' | 'displayStatus' | 'roles'>

interface FreeSeats {
  /** The roles with a free seat, in the order of the post. */
  readonly roles: readonly { readonly role: RoleSeats; readonly free: number }[]
  /** How many seats are open to anybody. */
  readonly any: number
}

export const freeSeatsOf = (crew: Crew): FreeSeats => {
  if (isOver(crew)) return { roles: [], any: 0 }
  const seats = countSeats(crew)
  const roles = crew.roles.map((role, i) => ({ role, free: seats.roles[i]?.free ?? 0 }))
  return { roles: roles.filter(({ free }) => free > 0), any: seats.any.free }
}

export interface SeatNames {
  readonly named: readonly {
    readonly role: RoleSeats | 'any'
    readonly free: number
    /** The player looks for it. */
    readonly isWanted: boolean
  }[]
  /** The free seats beyond those that are named. */
  readonly more: number
}

const maxNames = 2

/** The free seats by name, those that the player looks for first; none for a crew without roles: all seats are alike. */
export const seatNames = (crew: Crew, wanted: readonly SeatKind[] = []): SeatNames => {
  if (crew.roles.length === 0) return { named: [], more: 0 }
  const { roles, any } = freeSeatsOf(crew)
  const groups = [
    ...roles.map((each) => ({ ...each, isWanted: isWanted(wanted, 'role', each.role.roleCategory) })),
    ...(any > 0 ? [{ role: 'any' as const, free: any, isWanted: isWanted(wanted, 'any', 'other') }] : []),
  ].sort((a, b) => Number(b.isWanted) - Number(a.isWanted))
  const more = groups.slice(maxNames).reduce((sum, { free }) => sum + free, 0)
  return { named: groups.slice(0, maxNames), more }
}
