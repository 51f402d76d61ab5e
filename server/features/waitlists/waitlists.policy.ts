import { findFreeSeat, planSeats } from '#contract/crews/given-seats.ts'
import type { HeldSeat } from '#contract/crews/seats.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { waitlistLimits } from '#contract/waitlists/limits.ts'
import type { Viewer } from '#server/context.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { whyNotApply } from '#server/features/applications/applications.policy.ts'

/** A crew, and the viewer's relation to it. */
type CrewForWaiting = Parameters<typeof whyNotApply>[1] & {
  readonly viewer_wait?: { readonly is_removed: boolean } | null
  readonly waitlist_size?: number
  readonly viewer_offer?: { readonly holds_seat: boolean } | null
  readonly viewer_offer_ran_out?: boolean
}

/**
 * Why the viewer cannot join the waiting list, if they cannot, whatever seats are taken: everyone who could apply can
 * wait.
 */
export const whyNotWait = (viewer: Pick<Viewer, 'id'>, crew: CrewForWaiting): ErrorCode | undefined => {
  const reason = whyNotApply(viewer, { ...crew, viewer_application: null, current_crew_size: 0 })
  if (reason) return reason
  if (crew.viewer_wait) return crew.viewer_wait.is_removed ? 'waitlist_refused' : 'already_waiting'
  if (crew.viewer_offer?.holds_seat) return 'seat_offered'
  // Otherwise a player who never answers keeps the seat from those behind them again and again.
  if (crew.viewer_offer_ran_out) return 'offer_ran_out'
  return (crew.waitlist_size ?? 0) >= waitlistLimits.perCrew ? 'waitlist_full' : undefined
}

type CrewSize = Pick<CrewRow, 'current_crew_size' | 'max_crew_size'>
type RoleSeats = Pick<CrewRoleRow, 'id' | 'slots_needed' | 'slots_filled'>

/** What is taken or wanted: a seat of a role, or null for a seat without a role. */
type RoleId = number | null

const seatedCrew = (crew: CrewSize, roles: readonly RoleSeats[]) => ({
  currentCrewSize: crew.current_crew_size,
  maxCrewSize: crew.max_crew_size,
  roles: roles.map(({ id, slots_needed, slots_filled }) => ({
    id,
    slotsNeeded: slots_needed,
    slotsFilled: slots_filled,
  })),
})

const toSeats = (roleIds: readonly RoleId[]): HeldSeat[] => roleIds.map((roleId) => ({ roleId }))

/** The free seat for a player who waits for a role, or for any. `held`: seats that are held for others. */
export const findSeat = (
  crew: CrewSize,
  roles: readonly RoleSeats[],
  held: readonly RoleId[],
  wanted: RoleId,
): HeldSeat | undefined => findFreeSeat(seatedCrew(crew, roles), toSeats(held), { roleId: wanted })

/** The roles that the viewer can wait for, and null for any seat: those without a free seat. */
export const listWaitTargets = (
  viewer: Pick<Viewer, 'id'>,
  crew: CrewForWaiting,
  roles: readonly RoleSeats[],
  held: readonly RoleId[],
): RoleId[] =>
  whyNotWait(viewer, crew)
    ? []
    : [null, ...roles.map(({ id }) => id)].filter((roleId) => !findSeat(crew, roles, held, roleId))

/** Whether players could wait for a role or for any seat. */
export const canBeWaitedFor = (
  crew: CrewSize,
  roles: readonly RoleSeats[],
  held: readonly RoleId[],
): boolean => [null, ...roles.map(({ id }) => id)].some((roleId) => !findSeat(crew, roles, held, roleId))

/** Which player on a waiting list gets which seat, in its order. */
export const planOffers = <Entry extends HeldSeat>(
  crew: CrewSize,
  roles: readonly RoleSeats[],
  held: readonly RoleId[],
  waitlist: readonly Entry[],
): { readonly entry: Entry; readonly roleId: RoleId }[] =>
  planSeats(seatedCrew(crew, roles), toSeats(held), waitlist)

/** Why no one can be offered the seat that a player waits for. */
export const whyNoSeat = (
  crew: CrewSize,
  roles: readonly RoleSeats[],
  { roleId }: HeldSeat,
): 'crew_full' | 'role_full' | 'seat_held' => {
  if (findSeat(crew, roles, [], roleId)) return 'seat_held'
  return roleId === null ? 'crew_full' : 'role_full'
}
