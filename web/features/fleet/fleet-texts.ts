import type { FleetStatus, ShipSize } from '#contract/fleet/fields.ts'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { m } from '#texts'
import { formatCount } from '#web/i18n/format.ts'

export const statusLabels: Readonly<Record<FleetStatus, () => string>> = {
  active: m.fleet_status_active,
  hangar: m.fleet_status_hangar,
  stored: m.fleet_status_stored,
}

export const sizeLabels: Readonly<Record<ShipSize, () => string>> = {
  small: m.fleet_size_small,
  medium: m.fleet_size_medium,
  large: m.fleet_size_large,
  capital: m.fleet_size_capital,
}

export const scuText = (scu: number): string => m.fleet_scu({ scu: formatCount(scu) })

/** The maker, and the model too if the player gave the ship a name of its own. */
export const modelText = ({ manufacturer, shipModel, shipName }: FleetShip): string =>
  shipName === shipModel ? manufacturer : `${manufacturer} ${shipModel}`
