import type { FleetShip } from '#contract/fleet.ts'

export const fleetTotals = (ships: readonly Pick<FleetShip, 'crewSize' | 'cargoCapacity'>[]) => ({
  ships: ships.length,
  seats: ships.reduce((sum, { crewSize }) => sum + crewSize, 0),
  scu: ships.reduce((sum, { cargoCapacity }) => sum + cargoCapacity, 0),
})

const compactCount = 4

/** The first four ships, and how many there are besides. */
export const compactFleet = <Ship>(ships: readonly Ship[]) => ({
  shown: ships.slice(0, compactCount),
  more: Math.max(0, ships.length - compactCount),
})
