import type { FleetShip } from '#contract/fleet/fleet-ship.ts'

/** "MOLE", or "MOLE (Second Helping)" if its owner gave it a name. */
export const shipText = ({ shipModel, customName }: Pick<FleetShip, 'shipModel' | 'customName'>): string =>
  customName ? `${shipModel} (${customName})` : shipModel
