import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { TabPending } from './TabPending.tsx'

// In a chunk of its own: visitors of other profiles do not need it.
const FleetManager = lazyRouteComponent(
  () => loadChunk(() => import('#web/features/fleet/FleetManager.tsx')),
  'FleetManager',
)

export function FleetTab({ userId }: { userId: number }) {
  return (
    <Suspense fallback={<TabPending />}>
      <FleetManager userId={userId} />
    </Suspense>
  )
}
