/** The values that the filters of the board look for, in one column. They are stored with every change of a post. */
import { listGivenSeats, type SeatsTaken } from '#contract/crews/given-seats.ts'
import { countSeats, freeSeatKinds, type SeatKind } from '#contract/crews/seats.ts'
import { offsetAt } from '#contract/wire/zoned-time.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { fold, wordsIn } from '#server/words/folded-words.ts'
import type { Locations } from '#server/words/locations.ts'

type CrewSize = Pick<CrewRow, 'current_crew_size' | 'max_crew_size'>
export type RoleSeats = Pick<
  CrewRoleRow,
  'role_category' | 'slots_needed' | 'slots_filled' | 'is_at_once'
> & {
  /** Roles that are not stored yet have none. */
  readonly id?: number
}

/** A crew as the rules about seats expect it; `roles` in the order of the post. */
const seatedCrew = (crew: CrewSize, roles: readonly RoleSeats[]) => ({
  currentCrewSize: crew.current_crew_size,
  maxCrewSize: crew.max_crew_size,
  roles: roles.map((role) => ({
    id: role.id ?? 0,
    isAtOnce: role.is_at_once,
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
/** A mission under way that can be listed. */
const running = 'running'

/** An open post with a free seat that is given at once. */
export const atOnceFacet = 'at-once'

export const activityFacet = (activity: string): string => `activity:${activity}`
export const shipSizeFacet = (size: string): string => `ship:${size}`
export const experienceFacet = (level: string): string => `experience:${level}`
/** For posts without a start: the clock that they mean changes with the time of the year. */
export const zoneFacet = (zone: string): string => `zone:${zone}`
/** How far the clocks of a post are ahead of UTC at its start. */
export const clockFacet = (offsetMs: number): string => `clock:${offsetMs / 60_000}`
/** Only posts for one region have one, and only those for another version than the released one. */
export const regionFacet = (region: string): string => `region:${region}`
export const versionFacet = (version: string): string => `version:${version}`
/** However it is spelt. */
export const systemFacet = (system: string): string => `system:${wordsIn(fold(system)).join(' ')}`
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
    | 'scheduled_time'
    | 'primary_language'
    | 'required_languages'
    | 'region'
    | 'game_version'
    | 'seats_at_once'
    | 'location'
    | 'start_location'
    | 'end_location'
  >

/** Seats that are held, or wanted by those on the waiting list. */
export type BoardTaken = Pick<SeatsTaken, 'held' | 'waiting'>

export const nothingTaken: BoardTaken = { held: [], waiting: [] }

const isOnBoard = (crew: FacetSource): boolean =>
  ['open', 'in_progress'].includes(crew.mission_status) &&
  crew.current_crew_size < crew.max_crew_size &&
  !crew.is_hidden

const systemFacets = (crew: FacetSource, { findIn }: Locations): string[] => {
  const places = [crew.location, crew.start_location, crew.end_location].flatMap(findIn)
  return [...new Set(places.map(({ system }) => systemFacet(system)))]
}

/** For players who are not on the waiting list. Once the mission is under way, they apply. */
const givesAtOnce = (crew: FacetSource, roles: readonly RoleSeats[], taken: BoardTaken): boolean => {
  if (crew.seats_at_once === 'off' || crew.mission_status !== 'open' || !isOnBoard(crew)) return false
  const giving = { ...seatedCrew(crew, roles), seatsAtOnce: crew.seats_at_once }
  return listGivenSeats(giving, { ...taken, own: [] }).length > 0
}

export const facetsOf = (
  crew: FacetSource,
  roles: readonly RoleSeats[],
  taken: BoardTaken,
  locations: Locations,
): string[] => [
  ...(isOnBoard(crew) ? [board] : []),
  ...(givesAtOnce(crew, roles, taken) ? [atOnceFacet] : []),
  ...(crew.mission_status === 'in_progress' && !crew.is_hidden ? [running] : []),
  ...(crew.activity ? [activityFacet(crew.activity)] : []),
  ...(crew.ship_size ? [shipSizeFacet(crew.ship_size)] : []),
  ...(crew.experience_level ? [experienceFacet(crew.experience_level)] : []),
  crew.scheduled_time
    ? clockFacet(offsetAt(crew.scheduled_time.getTime(), crew.timezone))
    : zoneFacet(crew.timezone),
  crew.primary_language,
  ...crew.required_languages,
  ...(crew.region ? [regionFacet(crew.region)] : []),
  ...(crew.game_version === 'live' ? [] : [versionFacet(crew.game_version)]),
  ...systemFacets(crew, locations),
  ...freeKinds(crew, roles).map(seatFacet),
]
