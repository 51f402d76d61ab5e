import { expect, test } from 'vitest'
import { newShipForm, type ShipForm, shipResolver } from './ship-form.ts'

const check = async (changes: Partial<ShipForm>) => {
  const { values, errors } = await shipResolver({ ...newShipForm, ...changes }, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  })
  return { values, invalid: Object.keys(errors) }
}

test('a chosen ship can be added as it is', async () => {
  const { values, invalid } = await check({ shipId: 7, customName: ' Bertha ' })
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
])('%j is refused at the field %s', async (changes, field) => {
  expect((await check({ shipId: 7, ...changes })).invalid).toEqual([field])
})
