/** Who can take which seat at once. */
import { unmetConditions } from '#contract/boarding/conditions.ts'
import type { SeatCondition } from '#contract/boarding/fields.ts'
import { countSeats, type HeldSeat, withHeldSeats } from '#contract/crews/seats.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { Viewer } from '#server/context.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { whyNotApply } from '#server/features/applications/applications.policy.ts'
import type { BoardingRow } from './boarding.fragment.ts'

type Applicable = Parameters<typeof whyNotApply>[1]

export interface BoardedCrew
  extends Applicable,
    Pick<CrewRow, 'seats_at_once' | 'at_once_conditions' | 'primary_language' | 'required_languages'> {}

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

/** Whether this seat is one of those given at once; no role for one that belongs to none. */
export const isGivenAtOnce = (
  { seats_at_once }: Pick<CrewRow, 'seats_at_once'>,
  role: Pick<CrewRoleRow, 'is_at_once'> | undefined,
): boolean => seats_at_once === 'all' || (seats_at_once === 'roles' && role?.is_at_once === true)

/** The roles whose free seats are given at once; null among them: seats that belong to no role. */
export const listGivenSeats = (
  crew: BoardedCrew,
  roles: readonly BoardedRole[],
  held: readonly HeldSeat[],
): (number | null)[] => {
  const seats = countSeats(
    withHeldSeats(
      {
        maxCrewSize: crew.max_crew_size,
        currentCrewSize: crew.current_crew_size,
        roles: roles.map((role) => ({
          id: role.id,
          slotsNeeded: role.slots_needed,
          slotsFilled: role.slots_filled,
        })),
      },
      held,
    ),
  )
  const ofRoles = roles.filter((role, i) => isGivenAtOnce(crew, role) && (seats.roles[i]?.free ?? 0) > 0)
  return [
    ...ofRoles.map(({ id }) => id),
    ...(isGivenAtOnce(crew, undefined) && seats.any.free > 0 ? [null] : []),
  ]
}
