import type { FleetShip, Ship } from '#contract/fleet/fleet.ts'

/** A fleet may have 200 ships; the search finds those that are not among the first. */
const shownMost = 12

interface OwnModel {
  readonly ship: Ship
  /** "MOLE", or "MOLE (Second Helping)". */
  readonly name: string
}

/** The ships of a fleet as the game knows them, each model once, in the order of the fleet. */
export const ownModels = (fleet: readonly FleetShip[], ships: readonly Ship[]): OwnModel[] => {
  const models = new Map<number, OwnModel>()
  for (const { shipId, customName } of fleet) {
    const ship = ships.find(({ id }) => id === shipId)
    if (!ship || models.has(shipId)) continue
    models.set(shipId, { ship, name: customName ? `${ship.name} (${customName})` : ship.name })
  }
  return [...models.values()].slice(0, shownMost)
}
