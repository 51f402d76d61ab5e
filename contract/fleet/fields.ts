export const fleetStatuses = ['active', 'hangar', 'stored'] as const
export type FleetStatus = (typeof fleetStatuses)[number]

export const fleetLimits = { ships: 200, customName: 60, role: 60, notes: 500, condition: 100 } as const
