import { lazyParts } from '#web/browser/lazy-part.tsx'
import { TabPending } from './TabPending.tsx'

// In a chunk of its own: visitors of other profiles do not need it.
const { part } = lazyParts('fleet-chunk', async () => (await import('./fleet-chunk.ts')).fleetParts)

export const FleetTab = part((parts) => parts.FleetManager, <TabPending />)
