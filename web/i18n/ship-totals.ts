import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { m } from '#texts'
import { formatCount } from './format.ts'

/** "6 ships, 1,014 SCU, seats for 16" */
export const totalsText = (ships: readonly Pick<FleetShip, 'crewSize' | 'cargoCapacity'>[]): string =>
  m.fleet_totals({
    ships: m.fleet_ships({ count: ships.length }),
    scu: formatCount(ships.reduce((sum, { cargoCapacity }) => sum + cargoCapacity, 0)),
    seats: formatCount(ships.reduce((sum, { crewSize }) => sum + crewSize, 0)),
  })
