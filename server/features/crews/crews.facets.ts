/** What the filters of the board ask for, as values of one column. It is stored with every change of a post. */
import { countSeats, freeSeatKinds, type SeatKind } from '#contract/crews/seats.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'

type CrewSize = Pick<CrewRow, 'current_crew_size' | 'max_crew_size'>
export type RoleSeats = Pick<CrewRoleRow, 'role_category' | 'slots_needed' | 'slots_filled'>

/** A crew as the rules about seats expect it; `roles` in the order of the post. */
const seatedCrew = (crew: CrewSize, roles: readonly RoleSeats[]) => ({
  currentCrewSize: crew.current_crew_size,
  maxCrewSize: crew.max_crew_size,
  roles: roles.map((role) => ({
    roleCategory: role.role_category,
    slotsNeeded: role.slots_needed,
    slotsFilled: role.slots_filled,
  })),
})

/** The kinds of seats that are free. */
export const freeKinds = (crew: CrewSize, roles: readonly RoleSeats[]): SeatKind[] =>
  freeSeatKinds(seatedCrew(crew, roles))

/** Whether one of the role's seats is free for an applicant. */
export const hasFreeSeat = (
  crew: CrewSize,
  roles: readonly (RoleSeats & Pick<CrewRoleRow, 'id'>)[],
  roleId: number,
): boolean => {
  const index = roles.findIndex(({ id }) => id === roleId)
  return (countSeats(seatedCrew(crew, roles)).roles[index]?.free ?? 0) > 0
}

/** A post that takes people. Partial indexes are built on it. */
const board = 'board'

export const activityFacet = (activity: string): string => `activity:${activity}`
export const shipSizeFacet = (size: string): string => `ship:${size}`
export const experienceFacet = (level: string): string => `experience:${level}`
export const zoneFacet = (zone: string): string => `zone:${zone}`
export const seatFacet = (kind: SeatKind): string => `seat:${kind}`

/** Everything of a post that its facets follow from, besides its roles. */
export type FacetSource = CrewSize &
  Pick<
    CrewRow,
    | 'mission_status'
    | 'is_hidden'
    | 'activity'
    | 'ship_size'
    | 'experience_level'
    | 'timezone'
    | 'primary_language'
    | 'required_languages'
  >

const isOnBoard = (crew: FacetSource): boolean =>
  ['open', 'in_progress'].includes(crew.mission_status) &&
  crew.current_crew_size < crew.max_crew_size &&
  !crew.is_hidden

export const facetsOf = (crew: FacetSource, roles: readonly RoleSeats[]): string[] => [
  ...(isOnBoard(crew) ? [board] : []),
  ...(crew.activity ? [activityFacet(crew.activity)] : []),
  ...(crew.ship_size ? [shipSizeFacet(crew.ship_size)] : []),
  ...(crew.experience_level ? [experienceFacet(crew.experience_level)] : []),
  zoneFacet(crew.timezone),
  crew.primary_language,
  ...crew.required_languages,
  ...freeKinds(crew, roles).map(seatFacet),
]
