import { expect, test } from 'vitest'
import ships from '../data/ships.json' with { type: 'json' }
import { localShipRole } from './ship-roles.ts'

/** The same word in both languages. */
const alike = new Set(['Bomber', 'Transport'])

test('every role of a ship in the catalogue has a German name', () => {
  const roles = [...new Set(ships.map(({ role }) => role))].filter((role) => !alike.has(role))
  expect(roles.filter((role) => localShipRole(role, 'de') === role)).toEqual([])
})

test('a role that an owner wrote stays as it is, and English is as in the catalogue', () => {
  expect(localShipRole('Taxi to Orison', 'de')).toBe('Taxi to Orison')
  expect(localShipRole('Cargo', 'en')).toBe('Cargo')
})
