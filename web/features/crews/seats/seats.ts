import type { DisplayStatus } from '#contract/crews/crews.ts'
import { countSeats, type SeatCount, type SeatedCrew as SeatedCrewOf } from '#contract/crews/seats.ts'
import type { RoleCategory } from '#contract/roles/fields.ts'
import type { RoleSeats } from '#contract/roles/roles.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'

export type SeatedRole = Pick<RoleSeats, 'roleName' | 'roleCategory' | 'slotsNeeded' | 'slotsFilled'> & {
  readonly id: number | string
}

export type SeatedCrew = SeatedCrewOf<SeatedRole> & {
  /** A seat cannot be taken once the mission is over; missing in a post that is being written. */
  readonly displayStatus?: DisplayStatus
}

export interface SeatGroup extends SeatCount {
  readonly key: string
  /** The leader's seat, the seats of a role, or those that belong to no role. */
  readonly kind: 'leader' | 'role' | 'any'
  readonly roleName: string
  readonly roleCategory: RoleCategory
}

export const groupSize = ({ free, taken, closed }: SeatCount): number => free + taken + closed

const noSeats: SeatCount = { free: 0, taken: 0, closed: 0 }
const noRole = { roleName: '', roleCategory: 'other' } as const

const roleGroup = ({ id, roleName, roleCategory }: SeatedRole, count: SeatCount): SeatGroup => ({
  key: `role-${id}`,
  kind: 'role',
  roleName,
  roleCategory,
  ...count,
})

const closeSeats = (group: SeatGroup): SeatGroup => ({ ...group, free: 0, closed: group.closed + group.free })

/** The leader first, then the roles in the order of the post, then the seats open to anybody. */
export const seatGroups = (crew: SeatedCrew): SeatGroup[] => {
  const seats = countSeats(crew)
  const groups: SeatGroup[] = [
    { key: 'leader', kind: 'leader', ...noRole, free: 0, taken: 1, closed: 0 },
    ...crew.roles.map((role, i) => roleGroup(role, seats.roles[i] ?? noSeats)),
    { key: 'any', kind: 'any', ...noRole, ...seats.any },
  ]
  const drawn = groups.filter((group) => groupSize(group) > 0)
  return crew.displayStatus && isOver({ displayStatus: crew.displayStatus }) ? drawn.map(closeSeats) : drawn
}

/** One role's group; without a crew, none of its seats is closed. */
export const groupOf = (role: SeatedRole, crew: SeatedCrew | undefined): SeatGroup => {
  const { slotsNeeded, slotsFilled } = role
  const drawn = crew && seatGroups(crew).find(({ key }) => key === `role-${role.id}`)
  return drawn ?? roleGroup(role, { free: slotsNeeded - slotsFilled, taken: slotsFilled, closed: 0 })
}

/** Who sits somewhere in the crew: its leader, or a member with a role or without (null). */
export type ViewerSeat = 'leader' | { readonly roleId: number | null }

export const viewerSeatOf = (
  viewer: { isAuthor: boolean; isMember: boolean; roleId: number | null } | undefined,
): ViewerSeat | undefined => {
  if (viewer?.isAuthor) return 'leader'
  return viewer?.isMember ? { roleId: viewer.roleId } : undefined
}

export interface SeatPosition {
  /** The key of the group. */
  readonly group: string
  readonly index: number
}

/** Where the viewer's seat is drawn. A member without a role may sit on a seat that is closed for its role. */
export const viewerPosition = (
  groups: readonly SeatGroup[],
  seat: ViewerSeat | undefined,
): SeatPosition | undefined => {
  if (seat === undefined) return undefined
  if (seat === 'leader') return { group: 'leader', index: 0 }
  const key = seat.roleId === null ? 'any' : `role-${seat.roleId}`
  const own = groups.find((group) => group.key === key && group.taken > 0)
  if (own) return { group: key, index: 0 }
  const closed = seat.roleId === null ? groups.findLast((group) => group.closed > 0) : undefined
  return closed && { group: closed.key, index: closed.taken + closed.free }
}
