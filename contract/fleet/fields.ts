export const shipSizes = ['small', 'medium', 'large', 'capital'] as const
export type ShipSize = (typeof shipSizes)[number]

export const fleetStatuses = ['active', 'hangar', 'stored'] as const
export type FleetStatus = (typeof fleetStatuses)[number]

export const fleetLimits = { ships: 200, customName: 60, role: 60, notes: 500, condition: 100 } as const

/** What a file with ships may have. */
export const importLimits = {
  megabytes: 1,
  bytes: 1024 * 1024,
  lines: 2_000,
  name: 120,
  candidates: 5,
} as const
