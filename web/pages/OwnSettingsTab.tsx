import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { TabPending } from './TabPending.tsx'

// In a chunk of its own: most visits to a profile do not need it.
const ProfileSettings = lazyRouteComponent(
  () => loadChunk(() => import('./ProfileSettings.tsx')),
  'ProfileSettings',
)

export function OwnSettingsTab() {
  return (
    <Suspense fallback={<TabPending />}>
      <ProfileSettings />
    </Suspense>
  )
}
