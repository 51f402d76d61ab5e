import { expect, test } from 'vitest'
import { groupSize, type SeatedRole, seatGroups, viewerPosition } from './seats.ts'

const role = (id: number, roleName: string, slotsFilled: number, slotsNeeded: number): SeatedRole => ({
  id,
  roleName,
  roleCategory: 'other',
  slotsFilled,
  slotsNeeded,
})
const drawn = (...crew: Parameters<typeof seatGroups>) =>
  seatGroups(...crew).map(({ key, ...count }) => `${key} ${count.taken}/${groupSize(count)}`)

const roles = [role(1, 'Pilot', 1, 1), role(2, 'Gunner', 1, 3)]

test('the leader comes first, then the roles, then the seats without a role', () => {
  expect(drawn({ currentCrewSize: 4, maxCrewSize: 8, roles })).toEqual([
    'leader 1/1',
    'role-1 1/1',
    'role-2 1/3',
    'any 1/3',
  ])
})

test('a crew without roles has its leader and seats without a role', () => {
  expect(drawn({ currentCrewSize: 2, maxCrewSize: 4, roles: [] })).toEqual(['leader 1/1', 'any 1/3'])
  expect(drawn({ currentCrewSize: 1, maxCrewSize: 1, roles: [] })).toEqual(['leader 1/1'])
})

test('a member without a role closes a seat of the last role if the roles need all seats', () => {
  const groups = seatGroups({ currentCrewSize: 4, maxCrewSize: 5, roles })
  expect(groups.map(({ key, free, taken, closed }) => [key, free, taken, closed])).toEqual([
    ['leader', 0, 1, 0],
    ['role-1', 0, 1, 0],
    ['role-2', 1, 1, 1],
  ])
})

const seatOf = (crew: Parameters<typeof seatGroups>[0], seat: Parameters<typeof viewerPosition>[1]) => {
  const position = viewerPosition(seatGroups(crew), seat)
  return position && `${position.group} ${position.index}`
}

test("the viewer's seat is the leader's, one of their role, or one open to anybody", () => {
  const crew = { currentCrewSize: 4, maxCrewSize: 6, roles }
  expect(seatOf(crew, 'leader')).toBe('leader 0')
  expect(seatOf(crew, { roleId: 2 })).toBe('role-2 0')
  expect(seatOf(crew, { roleId: null })).toBe('any 0')
  expect(seatOf(crew, undefined)).toBeUndefined()
})

test('a member without a role sits on the closed seat of a role if no other is left', () => {
  expect(seatOf({ currentCrewSize: 4, maxCrewSize: 5, roles }, { roleId: null })).toBe('role-2 2')
})

test('no seat is free once the mission is over', () => {
  const groups = seatGroups({ currentCrewSize: 3, maxCrewSize: 6, roles, displayStatus: 'completed' })
  expect(groups.map(({ key, free, closed }) => [key, free, closed])).toEqual([
    ['leader', 0, 0],
    ['role-1', 0, 0],
    ['role-2', 0, 2],
    ['any', 0, 1],
  ])
})
