import { expect, test } from 'vitest'
import { type SeatedMember, seatPeople } from './seat-people.ts'
import { type SeatedCrew, seatGroups } from './seats.ts'

const member = (id: number, roleId: number | null): SeatedMember => ({
  id,
  displayName: `Player ${id}`,
  userRole: id === 1 ? 'leader' : 'member',
  roleId,
  profileImage: null,
  ready: null,
})

const role = (id: number, slotsNeeded: number, slotsFilled: number) => ({
  id,
  roleName: `Role ${id}`,
  roleCategory: 'mining' as const,
  slotsNeeded,
  slotsFilled,
})

const seated = (crew: SeatedCrew, members: readonly SeatedMember[]) =>
  [...seatPeople(seatGroups(crew), members)].map(([key, people]) => [key, people.map(({ id }) => id)])

test('everybody sits where their role is, and without one on a seat open to anybody', () => {
  const roles = [role(1, 2, 1), role(2, 1, 1)]
  const members = [member(1, null), member(2, 2), member(3, null), member(4, 1)]
  expect(seated({ currentCrewSize: 4, maxCrewSize: 6, roles }, members)).toEqual([
    ['leader', [1]],
    ['role-2', [2]],
    ['role-1', [4]],
    ['any', [3]],
  ])
})

test('a member without a role sits on the closed seat of a role if no other is left', () => {
  const roles = [role(1, 1, 0), role(2, 2, 0)]
  expect(seated({ currentCrewSize: 2, maxCrewSize: 4, roles }, [member(1, null), member(2, null)])).toEqual([
    ['leader', [1]],
    ['role-2', [2]],
  ])
})
