import { expect, test } from 'vitest'
import { type SeatedRole, seatGroups, viewerGroup } from './seats.ts'

const role = (id: number, roleName: string, slotsFilled: number, slotsNeeded: number): SeatedRole => ({
  id,
  roleName,
  roleCategory: 'other',
  slotsFilled,
  slotsNeeded,
})
const drawn = (...crew: Parameters<typeof seatGroups>) =>
  seatGroups(...crew).map(({ key, filled, total }) => `${key} ${filled}/${total}`)

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

test('a member without a role has a seat even if the roles need all seats', () => {
  expect(drawn({ currentCrewSize: 4, maxCrewSize: 5, roles })).toContain('any 1/1')
})

test("the viewer's seat is marked only if it is known", () => {
  const groups = seatGroups({ currentCrewSize: 3, maxCrewSize: 5, roles })
  expect(viewerGroup(groups, 'leader')).toBe('leader')
  expect(viewerGroup(groups, { roleName: 'Gunner' })).toBe('role-2')
  expect(viewerGroup(groups, 'unknown')).toBeUndefined()
  expect(viewerGroup(groups, undefined)).toBeUndefined()
  const one = seatGroups({ currentCrewSize: 2, maxCrewSize: 5, roles: [role(1, 'Pilot', 1, 1)] })
  expect(viewerGroup(one, 'unknown')).toBe('role-1')
})
