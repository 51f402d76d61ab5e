import { expect, test } from 'vitest'
import { acceptSeats, planAccepts, roleToAccept, whyNotAccept } from './accept-rule.ts'

const crew = {
  currentCrewSize: 2,
  maxCrewSize: 4,
  roles: [
    { id: 7, slotsFilled: 1, slotsNeeded: 1 },
    { id: 8, slotsFilled: 0, slotsNeeded: 1 },
  ],
}

const held = (roleId: number | null, userId: number) => ({ viewer: { held: [{ roleId, userId }] } })

test.each([
  ['for the crew', null, {}, undefined],
  ['for a free role', 8, {}, undefined],
  ['for a filled role', 7, {}, 'role_full'],
  ['for a free role of a full crew', 8, { currentCrewSize: 4 }, 'crew_full'],
  ['for a full crew', null, { currentCrewSize: 4 }, 'crew_full'],
  ['for a role that is held for somebody else', 8, held(8, 2), 'seat_held'],
  ['for a role that is held for the applicant', 8, held(8, 1), undefined],
  ['for the crew, if the last seat is held', null, { ...held(8, 2), currentCrewSize: 3 }, 'seat_held'],
  ['for the crew, if another seat is held', null, held(8, 2), undefined],
])('accepting an application %s', (_, roleId, change, reason) => {
  expect(whyNotAccept({ roleId, user: { id: 1 } }, { ...crew, ...change })).toBe(reason)
})

const fullRole = {
  roleName: 'Pilot',
  roleCategory: 'transport',
  roleDescription: '',
  compensationType: 'fun',
  compensationAmount: null,
  compensationPercentage: null,
  isAtOnce: false,
  requiredExperience: null,
  requiredEquipment: '',
  isRequired: true,
  applicationCount: 0,
} as const

const seated = (maxCrewSize: number) => ({
  currentCrewSize: 2,
  maxCrewSize,
  roles: crew.roles.map((role) => ({ ...fullRole, ...role })),
})

test.each([
  ['a seat for anybody free', 4, null],
  ['no such seat free, so that it is the first free role', 3, 8],
])('without a choice a player is accepted into what fits: %s', (_, maxCrewSize, role) => {
  expect(roleToAccept(seated(maxCrewSize))).toBe(role)
})

test.each([
  ['the free roles, and any seat', seated(4), [8, null]],
  ['the free roles alone, where every other seat is taken', seated(3), [8]],
  ['not a role that is held', { ...seated(4), ...held(8, 2) }, [null]],
])('the leader chooses among %s', (_, given, roles) => {
  expect(acceptSeats(given).map(({ role }) => role?.id ?? null)).toEqual(roles)
})

test('a role that is held is not suggested', () => {
  expect(roleToAccept({ ...seated(3), ...held(8, 2) })).toBeNull()
})

test('a seat for anybody that is held is not suggested', () => {
  expect(roleToAccept({ ...seated(4), ...held(null, 2) })).toBe(8)
})

test('several are accepted into the seats that the earlier ones leave free', () => {
  const entries = [
    { key: 'a', user: { id: 1 }, roleId: 8, roleName: 'Gunner' },
    { key: 'b', user: { id: 1 }, roleId: 8, roleName: 'Gunner' },
    { key: 'c', user: { id: 1 }, roleId: null, roleName: null },
    { key: 'd', user: { id: 1 }, roleId: null, roleName: null },
  ]
  const plan = planAccepts(seated(4), entries)
  expect(plan.map(({ entry, roleId }) => [entry.key, roleId])).toEqual([
    ['a', 8],
    ['c', null],
  ])
})
