import { expect, test } from 'vitest'
import type { FleetShip, Ship } from '#contract/fleet/fleet.ts'
import { ownModels } from './own-models.ts'

const ships = ['MOLE', 'Arrow', 'Carrack'].map((name, index) => ({ id: index + 1, name }) as Ship)
const owned = (shipId: number, customName: string | null = null) => ({ shipId, customName }) as FleetShip

test('the models of a fleet are offered once each, with the name that the owner gave', () => {
  const fleet = [owned(1, 'Second Helping'), owned(3), owned(1)]
  expect(ownModels(fleet, ships).map(({ ship, name }) => [ship.id, name])).toEqual([
    [1, 'MOLE (Second Helping)'],
    [3, 'Carrack'],
  ])
})

test('nothing is offered before the catalogue is there, and never more than twelve', () => {
  expect(ownModels([owned(1)], [])).toEqual([])
  const many = Array.from({ length: 200 }, (_, i) => ({ id: i + 1, name: `Ship ${i}` }) as Ship)
  expect(
    ownModels(
      many.map(({ id }) => owned(id)),
      many,
    ),
  ).toHaveLength(12)
})
