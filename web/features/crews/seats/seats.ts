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

/** Leader first, then the roles in the order of the post, then what is left up to the crew's size. */
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

/** Which seat is the viewer's: the leader's, or one of a role (null: of none). `unknown` where only membership is. */
export type OwnSeat = 'leader' | 'unknown' | { readonly roleName: string | null }

/** The group in which the viewer sits, where that can be told. */
export const ownGroup = (groups: readonly SeatGroup[], own: OwnSeat | undefined): string | undefined => {
  if (own === undefined) return undefined
  if (own === 'leader') return 'leader'
  const candidates = groups.filter(({ kind, filled }) => kind !== 'leader' && filled > 0)
  if (own === 'unknown') return candidates.length === 1 ? candidates[0]?.key : undefined
  return candidates.find(({ kind, roleName }) =>
    own.roleName === null ? kind === 'any' : kind === 'role' && roleName === own.roleName,
  )?.key
}

/** On the board it is known who is in the crew, not in which seat. */
export const ownSeat = (
  viewer: { isAuthor: boolean; isMember: boolean } | undefined,
): OwnSeat | undefined => {
  if (viewer?.isAuthor) return 'leader'
  return viewer?.isMember ? 'unknown' : undefined
}
