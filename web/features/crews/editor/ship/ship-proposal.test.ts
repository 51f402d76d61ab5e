import { expect, test } from 'vitest'
import type { Ship } from '#contract/fleet/fleet.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { formOfCrew } from '#web/features/crews/editor/crew-form.ts'
import {
  changedText,
  hasBlankSeats,
  keepTopic,
  proposalFor,
  type ShipFields,
  withShip,
} from './ship-proposal.ts'

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
  isAtOnce: false,
  requiredExperience: null,
  requiredEquipment: '',
  isRequired: true,
})
const lasers = [role('Laser', 3)]
const blank: ShipFields = { shipRequired: '', maxCrewSize: 4, roles: [], activity: '', title: '' }
const topic = { activity: 'mining', title: 'Mining with the MOLE' }

test('a ship says its activity, a title, its size, its seats and its roles', () => {
  expect(proposalFor(mole, lasers, { ...blank, maxCrewSize: 9 }, 1)).toEqual({
    ...topic,
    shipRequired: 'medium',
    maxCrewSize: 4,
    roles: lasers,
  })
})

test('a ship that is flown alone leaves crew size and roles as they are', () => {
  const before = { ...blank, maxCrewSize: 6, roles: lasers }
  expect(proposalFor(arrow, [], before, 1)).toMatchObject({
    maxCrewSize: 6,
    roles: lasers,
    shipRequired: 'small',
  })
})

test('a ship that does many things proposes a title and no activity', () => {
  const cutlass = { ...mole, name: 'Cutlass Black', role: 'Multi-role' }
  expect(proposalFor(cutlass, [], blank, 1)).toMatchObject({
    activity: '',
    title: 'Crew for the Cutlass Black',
  })
})

test('activity and title of the leader stay, whatever the ship, and whatever is undone', () => {
  const own = { activity: 'salvage', title: 'Scrap run' } as const
  expect(proposalFor(mole, lasers, { ...blank, ...own }, 1)).toMatchObject(own)
  const after = proposalFor(mole, lasers, blank, 1)
  expect(keepTopic(blank, after, after)).toEqual(blank)
  expect(keepTopic(blank, after, { ...after, title: 'Scrap run' })).toEqual({ ...blank, title: 'Scrap run' })
})

test('a form that opens with a ship has everything that choosing it fills in', () => {
  const form = withShip(formOfCrew(blankCrew), mole, lasers)
  expect(form).toMatchObject({ ...topic, shipId: '7', shipName: 'MOLE', roles: lasers })
})

test.each([
  ['holds', role('Medic', 2, 1)],
  ['has applied for', role('Medic', 2, 0, 1)],
])('a role that somebody %s stays, and the crew has room for everybody in it', (_, held) => {
  expect(proposalFor(mole, lasers, { ...blank, maxCrewSize: 9, roles: [held] }, 6)).toEqual({
    ...topic,
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
  expect(hasBlankSeats({ ...fields, roles: [...fields.roles] })).toBe(expected)
})

test('the text names only what changes', () => {
  const after = proposalFor(mole, lasers, blank, 1)
  expect(changedText({ before: blank, after })).toBe('activity, title, ship size, and roles')
  const before: ShipFields = { ...after, maxCrewSize: 2, roles: [] }
  expect(changedText({ before, after })).toBe('crew size and roles')
})
