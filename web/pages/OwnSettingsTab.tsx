import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { TabPending } from './TabPending.tsx'

// In a chunk of its own: most visits to a profile do not need it.
const SettingsTab = lazyRouteComponent(
  () => loadChunk(() => import('#web/features/profiles/settings/SettingsTab.tsx')),
  'SettingsTab',
)

export function OwnSettingsTab() {
  return (
    <Suspense fallback={<TabPending />}>
      <SettingsTab />
    </Suspense>
  )
}
