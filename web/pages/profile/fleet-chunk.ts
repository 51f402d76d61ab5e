/** The chunk behind FleetTab.tsx. */
import { FleetManager } from '#web/features/fleet/FleetManager.tsx'

export const fleetParts = { FleetManager }
