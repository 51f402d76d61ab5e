import { expect, test } from 'vitest'
import ships from '#contract/data/ships.json' with { type: 'json' }
import type { Ship } from '#contract/fleet/fleet.ts'
import { roleDraft } from '#contract/roles/roles.ts'
import { sumRoles } from './edited-roles.ts'
import { rolesOfShip } from './ship-roles.ts'

const catalogue = ships.map((ship, index) => ({ ...ship, id: index + 1 }) as Ship)

test('the MOLE proposes three lasers', () => {
  const mole = catalogue.filter(({ name }) => name === 'MOLE')
  expect(mole.flatMap(rolesOfShip)).toMatchObject([{ roleName: 'Mining Laser Operator', slotsNeeded: 3 }])
})

test.each([
  ['Cutlass Red', 50],
  ['MOLE', 25],
  ['Hammerhead', 11],
])('everybody aboard a %s is offered the same share: %i percent', (name, share) => {
  const roles = catalogue.filter((ship) => ship.name === name).flatMap(rolesOfShip)
  expect([...new Set(roles.map(({ compensationPercentage }) => compensationPercentage))]).toEqual([share])
})

test('the roles of every ship can be posted, and give out no more than there is', () => {
  for (const ship of catalogue) {
    const roles = rolesOfShip(ship)
    expect(
      roles.filter((role) => !roleDraft.safeParse(role).success),
      ship.name,
    ).toEqual([])
    expect(sumRoles(roles).shares, ship.name).toBeLessThanOrEqual(100)
    expect(new Set(roles.map(({ id }) => id)).size, ship.name).toBe(roles.length)
  }
})
