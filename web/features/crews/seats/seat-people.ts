import type { CrewMember } from '#contract/crews/crews.ts'
import type { SeatGroup } from './seats.ts'

export type SeatedMember = Pick<
  CrewMember,
  'id' | 'displayName' | 'userRole' | 'roleId' | 'profileImage' | 'ready'
>

/**
 * Who sits in each group of seats, by its key. Members without a role take seats open to anybody, then those that are
 * closed for their role, from the last group backwards, as `countSeats` counts them.
 */
export const seatPeople = (
  groups: readonly SeatGroup[],
  members: readonly SeatedMember[],
): ReadonlyMap<string, readonly SeatedMember[]> => {
  const people = new Map<string, SeatedMember[]>()
  const seat = (key: string, member: SeatedMember) => people.set(key, [...(people.get(key) ?? []), member])
  const without = members.filter(({ userRole, roleId }) => userRole === 'member' && roleId === null)
  for (const member of members) {
    if (member.userRole === 'leader') seat('leader', member)
    else if (member.roleId !== null) seat(`role-${member.roleId}`, member)
  }
  const open = groups.flatMap(({ key, kind, taken }) =>
    kind === 'any' ? Array<string>(taken).fill(key) : [],
  )
  const closed = [...groups]
    .reverse()
    .flatMap(({ key, kind, closed }) => (kind === 'role' ? Array<string>(closed).fill(key) : []))
  without.forEach((member, index) => {
    const key = [...open, ...closed][index]
    if (key !== undefined) seat(key, member)
  })
  return people
}
