import type { CrewSummary } from '#contract/crews.ts'
import type { RoleCategory, RoleSeats } from '#contract/roles.ts'

export type SeatedRole = Omit<RoleSeats, 'id'> & { readonly id: number | string }

export type SeatedCrew = Pick<CrewSummary, 'currentCrewSize' | 'maxCrewSize'> & {
  readonly roles: readonly SeatedRole[]
}

export interface SeatGroup {
  readonly key: string
  /** The leader's seat, the seats of a role, or those that belong to no role. */
  readonly kind: 'leader' | 'role' | 'any'
  readonly roleName: string
  readonly roleCategory: RoleCategory
  readonly filled: number
  readonly total: number
}

export const roleGroup = ({
  id,
  roleName,
  roleCategory,
  slotsFilled,
  slotsNeeded,
}: SeatedRole): SeatGroup => ({
  key: `role-${id}`,
  kind: 'role',
  roleName,
  roleCategory,
  filled: slotsFilled,
  total: slotsNeeded,
})

/** The leader first, then the roles in the order of the post, then the seats without a role. */
export const seatGroups = ({ currentCrewSize, maxCrewSize, roles }: SeatedCrew): SeatGroup[] => {
  const slots = roles.reduce((sum, role) => sum + role.slotsNeeded, 0)
  const inRoles = roles.reduce((sum, role) => sum + role.slotsFilled, 0)
  const anyFilled = Math.max(0, currentCrewSize - 1 - inRoles)
  const anyTotal = Math.max(anyFilled, maxCrewSize - 1 - slots)
  const none = { roleName: '', roleCategory: 'other' } as const
  const groups: SeatGroup[] = [
    { key: 'leader', kind: 'leader', ...none, filled: 1, total: 1 },
    ...roles.map(roleGroup),
    { key: 'any', kind: 'any', ...none, filled: anyFilled, total: anyTotal },
  ]
  return groups.filter(({ total }) => total > 0)
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
  const candidates = groups.filter(({ kind, filled }) => kind !== 'leader' && filled > 0)
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
