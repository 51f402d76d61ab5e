import { expect, test } from 'vitest'
import type { Ship } from '#contract/fleet/fleet.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { changedText, isBlank, proposalFor, type ShipFields } from './ship-proposal.ts'

const mole: Ship = {
  id: 7,
  name: 'MOLE',
  manufacturer: 'Argo Astronautics',
  size: 'medium',
  role: 'Mining',
  minCrew: 1,
  maxCrew: 4,
  cargoCapacity: 96,
  isGroundVehicle: false,
  isFlightReady: true,
}
const arrow: Ship = { ...mole, name: 'Arrow', size: 'small', role: 'Light Fighter', maxCrew: 1 }

const role = (name: string, slotsNeeded: number, slotsFilled = 0, applicationCount = 0): CrewRole => ({
  id: -1,
  roleName: name,
  roleCategory: 'mining',
  roleDescription: '',
  slotsNeeded,
  slotsFilled,
  applicationCount,
  compensationType: 'fun',
  compensationAmount: null,
  compensationPercentage: null,
  requiredExperience: null,
  requiredEquipment: '',
  isRequired: true,
})
const lasers = [role('Laser', 3)]
const blank: ShipFields = { shipRequired: '', maxCrewSize: 4, roles: [] }

test('a ship says its size, its seats and its roles', () => {
  expect(proposalFor(mole, lasers, { ...blank, maxCrewSize: 9 }, 1)).toEqual({
    shipRequired: 'medium',
    maxCrewSize: 4,
    roles: lasers,
  })
})

test('a ship that is flown alone leaves crew size and roles as they are', () => {
  const before = { ...blank, maxCrewSize: 6, roles: lasers }
  expect(proposalFor(arrow, [], before, 1)).toEqual({ ...before, shipRequired: 'small' })
})

test.each([
  ['holds', role('Medic', 2, 1)],
  ['has applied for', role('Medic', 2, 0, 1)],
])('a role that somebody %s stays, and the crew has room for everybody in it', (_, held) => {
  expect(proposalFor(mole, lasers, { ...blank, maxCrewSize: 9, roles: [held] }, 6)).toEqual({
    shipRequired: 'medium',
    maxCrewSize: 6,
    roles: [held],
  })
})

test.each([
  [blank, true],
  [{ ...blank, shipRequired: 'large' }, false],
  [{ ...blank, maxCrewSize: 5 }, false],
  [{ ...blank, roles: lasers }, false],
] as const)('%j counts as blank: %s', (fields, expected) => {
  expect(isBlank({ ...fields, roles: [...fields.roles] })).toBe(expected)
})

test('the text names only what changes', () => {
  const after = proposalFor(mole, lasers, blank, 1)
  expect(changedText(blank, after)).toBe('ship size and roles')
  expect(changedText({ ...blank, maxCrewSize: 2 }, after)).toBe('ship size, crew size, and roles')
})
