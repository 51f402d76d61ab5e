import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats, withHeldSeats } from '#contract/crews/seats.ts'
import type { seatErrors } from '#contract/errors/seats.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import type { ApplicationEntry } from '#web/features/applications/application-entry.ts'

/** What the lists of applications need to know about the crew. */
export type ApplicationCrew = Pick<
  CrewDetails,
  'id' | 'viewer' | 'currentCrewSize' | 'maxCrewSize' | 'roles' | 'primaryLanguage'
>

interface Seats extends Pick<ApplicationCrew, 'currentCrewSize' | 'maxCrewSize'> {
  readonly roles: readonly Pick<CrewRole, 'id' | 'slotsFilled' | 'slotsNeeded'>[]
  readonly viewer?: Pick<NonNullable<ApplicationCrew['viewer']>, 'held'> | undefined
}

type SeatedCrew = Pick<ApplicationCrew, 'currentCrewSize' | 'maxCrewSize' | 'roles'> & Pick<Seats, 'viewer'>

/** Seats that are held for others than the player: in the whole crew, and in the role. */
const heldSeats = ({ viewer }: Pick<Seats, 'viewer'>, roleId: number | null, userId?: number) => {
  const held = viewer?.held.filter((each) => each.userId !== userId) ?? []
  return { crew: held.length, role: held.filter((each) => each.roleId === roleId).length }
}

export type AcceptRole = ApplicationCrew['roles'][number]

/** The roles into which a player who applied to the crew as a whole can be accepted. */
export const acceptRoles = (crew: Pick<SeatedCrew, 'roles' | 'viewer'>): AcceptRole[] =>
  crew.roles.filter(
    ({ id, slotsFilled, slotsNeeded }) => slotsFilled + heldSeats(crew, id).role < slotsNeeded,
  )

/** The role to offer first: without a seat open to anybody, a member without a role would close the seat of one. */
const suggestedRole = (crew: SeatedCrew): number | null =>
  countSeats(withHeldSeats(crew, crew.viewer?.held ?? [])).any.free > 0
    ? null
    : (acceptRoles(crew)[0]?.id ?? null)

/**
 * The role that a player is accepted into: the one the leader chose, else the suggested one. Undefined if the chosen one
 * was filled in the meantime: another is not chosen for the leader.
 */
export const roleToAccept = (
  crew: SeatedCrew,
  chosen: number | null | undefined,
): number | null | undefined => {
  if (chosen === undefined) return suggestedRole(crew)
  return chosen === null || acceptRoles(crew).some(({ id }) => id === chosen) ? chosen : undefined
}

interface AppliedSeat extends Pick<ApplicationEntry, 'roleId'> {
  readonly user: Pick<ApplicationEntry['user'], 'id'>
}

type AcceptedEntry = AppliedSeat & Pick<ApplicationEntry, 'key' | 'roleName'>

const withMember = <Crew extends Seats>(crew: Crew, roleId: number | null): Crew => ({
  ...crew,
  currentCrewSize: crew.currentCrewSize + 1,
  roles: crew.roles.map((role) =>
    role.id === roleId ? { ...role, slotsFilled: role.slotsFilled + 1 } : role,
  ),
})

/** Into which seats several players can be accepted one after another; those without a seat are left out. */
export const planAccepts = <Entry extends AcceptedEntry>(
  crew: SeatedCrew,
  entries: readonly Entry[],
  chosenFor: (entry: Entry) => number | null | undefined,
): { readonly entry: Entry; readonly roleId: number | null }[] => {
  let seats = crew
  return entries.flatMap((entry) => {
    if (whyNotAccept(entry, seats)) return []
    const roleId = entry.roleName === null ? roleToAccept(seats, chosenFor(entry)) : entry.roleId
    if (roleId === undefined) return []
    seats = withMember(seats, roleId)
    return [{ entry, roleId }]
  })
}

/** Why an application to an open crew cannot be accepted; undefined if it can. */
export const whyNotAccept = (
  { roleId, user }: AppliedSeat,
  crew: Seats,
): keyof typeof seatErrors | undefined => {
  if (crew.currentCrewSize >= crew.maxCrewSize) return 'crew_full'
  const role = crew.roles.find(({ id }) => id === roleId)
  if (role && role.slotsFilled >= role.slotsNeeded) return 'role_full'
  const held = heldSeats(crew, roleId, user.id)
  const isHeld =
    crew.currentCrewSize + held.crew >= crew.maxCrewSize ||
    (role !== undefined && role.slotsFilled + held.role >= role.slotsNeeded)
  return isHeld ? 'seat_held' : undefined
}
