import type { RoleCategory, RoleSeats } from '#contract/roles.ts'
import { countSeats, type SeatCount, type SeatedCrew as SeatedCrewOf } from '#contract/seats.ts'

export type SeatedRole = Pick<RoleSeats, 'roleName' | 'roleCategory' | 'slotsNeeded' | 'slotsFilled'> & {
  readonly id: number | string
}

export type SeatedCrew = SeatedCrewOf<SeatedRole>

export interface SeatGroup extends SeatCount {
  readonly key: string
  /** The leader's seat, the seats of a role, or those that belong to no role. */
  readonly kind: 'leader' | 'role' | 'any'
  readonly roleName: string
  readonly roleCategory: RoleCategory
}

export const groupSize = ({ free, taken, closed }: SeatCount): number => free + taken + closed

const nobody: SeatCount = { free: 0, taken: 0, closed: 0 }
const noRole = { roleName: '', roleCategory: 'other' } as const

const roleGroup = ({ id, roleName, roleCategory }: SeatedRole, count: SeatCount): SeatGroup => ({
  key: `role-${id}`,
  kind: 'role',
  roleName,
  roleCategory,
  ...count,
})

/** The leader first, then the roles in the order of the post, then the seats open to anybody. */
export const seatGroups = (crew: SeatedCrew): SeatGroup[] => {
  const seats = countSeats(crew)
  const groups: SeatGroup[] = [
    { key: 'leader', kind: 'leader', ...noRole, free: 0, taken: 1, closed: 0 },
    ...crew.roles.map((role, i) => roleGroup(role, seats.roles[i] ?? nobody)),
    { key: 'any', kind: 'any', ...noRole, ...seats.any },
  ]
  return groups.filter((group) => groupSize(group) > 0)
}

/** One role's group; without a crew, none of its seats is closed. */
export const groupOf = (role: SeatedRole, crew: SeatedCrew | undefined): SeatGroup => {
  const { slotsNeeded, slotsFilled } = role
  const drawn = crew && seatGroups(crew).find(({ key }) => key === `role-${role.id}`)
  return drawn ?? roleGroup(role, { free: slotsNeeded - slotsFilled, taken: slotsFilled, closed: 0 })
}

/** The viewer's seat: the leader's, or that of a role (null: none). `unknown` if only their membership is known. */
export type ViewerSeat = 'leader' | 'unknown' | { readonly roleName: string | null }

/** The key of the group in which the viewer sits, if it is known. */
export const viewerGroup = (
  groups: readonly SeatGroup[],
  seat: ViewerSeat | undefined,
): string | undefined => {
  if (seat === undefined) return undefined
  if (seat === 'leader') return 'leader'
  const candidates = groups.filter(({ kind, taken }) => kind !== 'leader' && taken > 0)
  if (seat === 'unknown') return candidates.length === 1 ? candidates[0]?.key : undefined
  return candidates.find(({ kind, roleName }) =>
    seat.roleName === null ? kind === 'any' : kind === 'role' && roleName === seat.roleName,
  )?.key
}

/** The board knows whether the viewer is in the crew, but not in which seat. */
export const viewerSeatOf = (
  viewer: { isAuthor: boolean; isMember: boolean } | undefined,
): ViewerSeat | undefined => {
  if (viewer?.isAuthor) return 'leader'
  return viewer?.isMember ? 'unknown' : undefined
}
