import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { PlayerProfile } from '#contract/players.ts'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { TabPending } from './TabPending.tsx'

// In a chunk of its own: most visits to a profile do not need it.
const OwnSettings = lazyRouteComponent(() => loadChunk(() => import('./OwnSettings.tsx')), 'OwnSettings')

export function OwnSettingsTab({ player }: { player: PlayerProfile }) {
  return (
    <Suspense fallback={<TabPending />}>
      <OwnSettings player={player} />
    </Suspense>
  )
}
