import { expect, test } from 'vitest'
import { planAccepts, roleToAccept, whyNotAccept } from './accept-rule.ts'

const crew = {
  currentCrewSize: 2,
  maxCrewSize: 4,
  roles: [
    { id: 7, slotsFilled: 1, slotsNeeded: 1 },
    { id: 8, slotsFilled: 0, slotsNeeded: 1 },
  ],
}

test.each([
  ['for the crew', null, {}, undefined],
  ['for a free role', 8, {}, undefined],
  ['for a filled role', 7, {}, 'role_full'],
  ['for a free role of a full crew', 8, { currentCrewSize: 4 }, 'crew_full'],
  ['for a full crew', null, { currentCrewSize: 4 }, 'crew_full'],
])('accepting an application %s', (_, roleId, change, reason) => {
  expect(whyNotAccept({ roleId }, { ...crew, ...change })).toBe(reason)
})

const fullRole = {
  roleName: 'Pilot',
  roleCategory: 'transport',
  roleDescription: '',
  compensationType: 'fun',
  compensationAmount: null,
  compensationPercentage: null,
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
  ['nothing, with a seat for anybody free', 4, undefined, null],
  ['nothing, without such a seat, so that it is the first free role', 3, undefined, 8],
  ['a free role', 4, 8, 8],
  ['no role', 3, null, null],
  ['a role that is full by now', 3, 7, undefined],
])('the leader who chose %s accepts into it or has to choose again', (_, maxCrewSize, chosen, role) => {
  expect(roleToAccept(seated(maxCrewSize), chosen)).toBe(role)
})

test('several are accepted into the seats that the earlier ones leave free', () => {
  const entries = [
    { key: 'a', roleId: 8, roleName: 'Gunner' },
    { key: 'b', roleId: 8, roleName: 'Gunner' },
    { key: 'c', roleId: null, roleName: null },
    { key: 'd', roleId: null, roleName: null },
  ]
  const plan = planAccepts(seated(4), entries, () => undefined)
  expect(plan.map(({ entry, roleId }) => [entry.key, roleId])).toEqual([
    ['a', 8],
    ['c', null],
  ])
})
