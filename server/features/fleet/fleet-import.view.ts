import { fleetLimits } from '#contract/fleet/fields.ts'
import type { ExportedShip, ImportPreview } from '#contract/fleet/fleet-import.ts'
import { writeCsv } from './fleet.csv.ts'
import { countOwned, type PreviewRow } from './fleet.owned.ts'
import type { FleetShipRow } from './fleet.sql.ts'

export const viewPreview = (rows: readonly PreviewRow[], fleet: readonly FleetShipRow[]): ImportPreview => {
  const owned = countOwned(rows, fleet)
  return {
    rows: rows.map(({ name, customName, isNameRefused, count, match, candidates }, row) => ({
      name,
      customName: customName || null,
      isNameRefused,
      count,
      match,
      candidates: candidates.map(({ id, name, manufacturer }, i) => ({
        shipId: id,
        name,
        manufacturer,
        owned: owned[row]?.[i] ?? 0,
      })),
    })),
    room: Math.max(0, fleetLimits.ships - fleet.length),
  }
}

export const viewExportedShip = ({ model, manufacturer, custom_name }: FleetShipRow): ExportedShip => ({
  name: model,
  manufacturer,
  ...(custom_name && { shipName: custom_name }),
})

export const viewFleetAsCsv = (fleet: readonly FleetShipRow[]): Uint8Array =>
  Buffer.from(
    writeCsv([
      ['name', 'manufacturer', 'shipName'],
      ...fleet.map(({ model, manufacturer, custom_name }) => [model, manufacturer, custom_name]),
    ]),
  )
