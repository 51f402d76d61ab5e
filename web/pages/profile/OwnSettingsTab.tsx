import { useHydrated } from '@tanstack/react-router'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import { lazyParts } from '#web/browser/lazy-part.tsx'
import { TabPending } from './TabPending.tsx'

// In a chunk of its own: most visits to a profile do not need it.
const { part } = lazyParts(
  'own-settings-chunk',
  async () => (await import('./own-settings-chunk.ts')).settingsParts,
)
const OwnSettings = part((parts) => parts.OwnSettings, <TabPending />)

/** Not rendered on the server: the forms continue with what was typed in this tab of the browser. */
export function OwnSettingsTab({ player }: { player: PlayerProfile }) {
  return useHydrated() ? <OwnSettings player={player} /> : <TabPending />
}
