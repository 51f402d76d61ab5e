import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { shipText } from '#web/i18n/ship-names.ts'

/** A fleet may have 200 ships; the search finds those that are not among the first. */
const shownMost = 12

interface OwnModel {
  readonly shipId: number
  /** "MOLE", or "MOLE (Second Helping)". */
  readonly name: string
}

/** The ships of a fleet as the game knows them, each model once, in the order of the fleet. */
export const ownModels = (fleet: readonly FleetShip[]): OwnModel[] => {
  const models = new Map<number, OwnModel>()
  for (const ship of fleet) {
    if (!models.has(ship.shipId)) models.set(ship.shipId, { shipId: ship.shipId, name: shipText(ship) })
  }
  return [...models.values()].slice(0, shownMost)
}
