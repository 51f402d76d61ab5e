import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { m } from '#texts'
import { shipText } from '#web/i18n/ship-names.ts'

/** The options of a select for a ship of the player's own fleet: none, or one of them. */
export function OwnShipOptions({ fleet }: { fleet: readonly FleetShip[] }) {
  return (
    <>
      <option value="">{m.ships_bring_none()}</option>
      {fleet.map((ship) => (
        <option key={ship.id} value={ship.id}>
          {shipText(ship)}
        </option>
      ))}
    </>
  )
}
