import { expect, test } from 'vitest'
import { checkShip, newShipForm, type ShipForm } from './ship-form.ts'

const check = (changes: Partial<ShipForm>) => {
  const { values, errors } = checkShip({ ...newShipForm, ...changes })
  return { values, invalid: Object.keys(errors) }
}

test('a chosen ship can be added as it is', () => {
  const { values, invalid } = check({ shipId: 7, customName: ' Bertha ' })
  expect(invalid).toEqual([])
  expect(values).toEqual({
    shipId: 7,
    customName: 'Bertha',
    role: '',
    status: 'active',
    isPrimary: false,
    condition: 100,
    notes: '',
  })
})

test.each([
  [{ shipId: 0 }, 'shipId'],
  [{ condition: '' }, 'condition'],
  [{ condition: '101' }, 'condition'],
  [{ condition: '-1' }, 'condition'],
  [{ condition: '9.5' }, 'condition'],
  [{ customName: 'x'.repeat(61) }, 'customName'],
  [{ notes: 'x'.repeat(501) }, 'notes'],
])('%j is refused at the field %s', (changes, field) => {
  expect(check({ shipId: 7, ...changes }).invalid).toEqual([field])
})
