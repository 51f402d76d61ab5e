/** Which ships of a list the fleet already has, so that an import does not duplicate them. */
import type { ShipRow } from '#server/db/tables/fleet.ts'
import type { Match } from './fleet.matching.ts'
import type { FleetShipRow } from './fleet.sql.ts'

/** Identical ships of a list. */
export interface PreviewRow extends Match<ShipRow> {
  readonly name: string
  readonly customName: string
  readonly isNameRefused: boolean
  readonly count: number
}

type OwnedShip = Pick<FleetShipRow, 'ship_id' | 'custom_name'>

/**
 * The number of owned ships for each candidate of each row. Every ship of the fleet counts for one row: for one with
 * its name, else for any of its model.
 */
export const countOwned = (rows: readonly PreviewRow[], fleet: readonly OwnedShip[]): number[][] => {
  const left = [...fleet]
  const owned = rows.map(() => 0)
  const take = (row: PreviewRow, index: number, isMeant: (ship: OwnedShip) => boolean) => {
    const [model] = row.match === 'matched' ? row.candidates : []
    for (let count = owned[index] ?? 0; count < row.count; count += 1) {
      const at = left.findIndex((ship) => ship.ship_id === model?.id && isMeant(ship))
      if (at < 0) return
      left.splice(at, 1)
      owned[index] = count + 1
    }
  }
  rows.forEach((row, i) => {
    take(row, i, ({ custom_name }) => custom_name === row.customName)
  })
  rows.forEach((row, i) => {
    take(row, i, () => true)
  })
  return rows.map(({ match, candidates, count }, i) =>
    match === 'matched'
      ? [owned[i] ?? 0]
      : candidates.map(({ id }) => Math.min(count, left.filter(({ ship_id }) => ship_id === id).length)),
  )
}
