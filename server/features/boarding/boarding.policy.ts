/** Who can take which seat at once. */
import { unmetConditions } from '#contract/boarding/conditions.ts'
import type { SeatCondition } from '#contract/crews/at-once.ts'
import { isGivenAtOnce, listGivenSeats, type SeatsTaken } from '#contract/crews/given-seats.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { Viewer } from '#server/context.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { whyNotApply } from '#server/features/applications/applications.policy.ts'
import { movesUp } from '#server/features/crews/crews.policy.ts'
import type { BoardingRow } from './boarding.fragment.ts'

type Applicable = Parameters<typeof whyNotApply>[1]

export interface BoardedCrew
  extends Applicable,
    Pick<CrewRow, 'seats_at_once' | 'at_once_conditions' | 'primary_language' | 'required_languages'> {
  readonly scheduled_time: Date | string | null
}

type BoardedRole = Pick<CrewRoleRow, 'id' | 'slots_needed' | 'slots_filled' | 'is_at_once'>

export const listUnmet = (crew: BoardedCrew, player: BoardingRow): SeatCondition[] =>
  unmetConditions(player, {
    primaryLanguage: crew.primary_language,
    requiredLanguages: crew.required_languages,
    atOnceConditions: crew.at_once_conditions,
  })

/** Why the viewer cannot take a seat at once now, whichever it is. A pending application is no reason: it ends with it. */
export const whyNotBoard = (
  viewer: Pick<Viewer, 'id'>,
  crew: BoardedCrew,
  player: BoardingRow | null | undefined,
): ErrorCode | undefined => {
  const reason = whyNotApply(viewer, crew)
  if (reason && reason !== 'already_applied') return reason
  if (crew.seats_at_once === 'off' || crew.mission_status !== 'open' || !player) return 'apply_instead'
  return player.isTurnedAway || listUnmet(crew, player).length > 0 ? 'apply_instead' : undefined
}

const givingCrew = (crew: BoardedCrew, roles: readonly BoardedRole[]) => ({
  maxCrewSize: crew.max_crew_size,
  currentCrewSize: crew.current_crew_size,
  seatsAtOnce: crew.seats_at_once,
  roles: roles.map((role) => ({
    id: role.id,
    slotsNeeded: role.slots_needed,
    slotsFilled: role.slots_filled,
    isAtOnce: role.is_at_once,
  })),
})

/** The roles whose free seats the player gets at once; null among them: seats that belong to no role. */
export const listSeats = (
  crew: BoardedCrew,
  roles: readonly BoardedRole[],
  taken: SeatsTaken,
  now: Date,
): (number | null)[] =>
  listGivenSeats(givingCrew(crew, roles), { ...taken, waiting: movesUp(crew, now) ? taken.waiting : [] })

/** Why the player does not get this seat at once, if they do not. No role for one that belongs to none. */
export const whyNotSeat = (
  crew: BoardedCrew,
  roles: readonly BoardedRole[],
  role: BoardedRole | undefined,
  player: SeatsTaken,
  now: Date,
): ErrorCode | undefined => {
  const isGiven = (taken: SeatsTaken) => listSeats(crew, roles, taken, now).includes(role?.id ?? null)
  const { seatsAtOnce } = givingCrew(crew, roles)
  if (!isGivenAtOnce({ seatsAtOnce }, role && { isAtOnce: role.is_at_once })) return 'apply_instead'
  if (isGiven(player)) return undefined
  const nobody = { held: [], own: [], waiting: [] }
  if (isGiven(nobody)) return 'seat_held'
  return role ? 'role_full' : 'crew_full'
}
