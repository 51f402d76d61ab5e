import type { FleetShip } from '#contract/fleet/fleet.ts'

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
  for (const { shipId, shipModel, customName } of fleet) {
    if (models.has(shipId)) continue
    models.set(shipId, { shipId, name: customName ? `${shipModel} (${customName})` : shipModel })
  }
  return [...models.values()].slice(0, shownMost)
}
