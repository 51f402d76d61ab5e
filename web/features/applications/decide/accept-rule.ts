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

type AcceptRole = ApplicationCrew['roles'][number]

/** The roles into which a player who applied to the crew as a whole can be accepted. */
const acceptRoles = (crew: Pick<SeatedCrew, 'roles' | 'viewer'>): AcceptRole[] =>
  crew.roles.filter(
    ({ id, slotsFilled, slotsNeeded }) => slotsFilled + heldSeats(crew, id).role < slotsNeeded,
  )

/** Whether a seat open to anybody is free: without one, a member without a role would close the seat of one. */
const hasAnySeat = (crew: SeatedCrew): boolean =>
  countSeats(withHeldSeats(crew, crew.viewer?.held ?? [])).any.free > 0

/** A seat for a player who applied to the crew as a whole; null for one that belongs to no role. */
export interface AcceptSeat {
  readonly role: AcceptRole | null
}

/** The free seats into which such a player can be accepted. */
export const acceptSeats = (crew: SeatedCrew): AcceptSeat[] => [
  ...acceptRoles(crew).map((role) => ({ role })),
  ...(hasAnySeat(crew) ? [{ role: null }] : []),
]

/** The role that such a player gets if the leader does not choose one. */
export const roleToAccept = (crew: SeatedCrew): number | null =>
  hasAnySeat(crew) ? null : (acceptRoles(crew)[0]?.id ?? null)

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
): { readonly entry: Entry; readonly roleId: number | null }[] => {
  let seats = crew
  return entries.flatMap((entry) => {
    if (whyNotAccept(entry, seats)) return []
    const roleId = entry.roleName === null ? roleToAccept(seats) : entry.roleId
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
