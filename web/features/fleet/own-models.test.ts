import { expect, test } from 'vitest'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { ownModels } from './own-models.ts'

const owned = (shipId: number, shipModel: string, customName: string | null = null) =>
  ({ shipId, shipModel, customName }) as FleetShip

test('the models of a fleet are offered once each, with the name that the owner gave', () => {
  const fleet = [owned(1, 'MOLE', 'Second Helping'), owned(3, 'Carrack'), owned(1, 'MOLE')]
  expect(ownModels(fleet)).toEqual([
    { shipId: 1, name: 'MOLE (Second Helping)' },
    { shipId: 3, name: 'Carrack' },
  ])
})

test('never more than twelve are offered', () => {
  expect(ownModels(Array.from({ length: 200 }, (_, i) => owned(i + 1, `Ship ${i}`)))).toHaveLength(12)
})
