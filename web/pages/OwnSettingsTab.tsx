import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { PlayerProfile } from '#contract/players.ts'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { TabPending } from './TabPending.tsx'

// In a chunk of its own: most visits to a profile do not need it.
const SettingsSections = lazyRouteComponent(
  () => loadChunk(() => import('./SettingsSections.tsx')),
  'SettingsSections',
)

export function OwnSettingsTab({ player }: { player: PlayerProfile }) {
  return (
    <Suspense fallback={<TabPending />}>
      <SettingsSections player={player} />
    </Suspense>
  )
}
