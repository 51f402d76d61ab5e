/** The tabs of a player's own profile, in chunks of their own: most visits to a profile do not need them. */
import { lazyRouteComponent, useHydrated } from '@tanstack/react-router'
import { type FunctionComponent, Suspense } from 'react'
import { m } from '#texts'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'

function TabPending() {
  return (
    <LoadingRegion label={m.shell_loading()}>
      <Skeleton height={320} radius={12} />
    </LoadingRegion>
  )
}

/** Not rendered on the server: the forms continue with what was typed in this tab of the browser. */
const ownTab = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) => {
  const loadTab = async (): Promise<{ Tab: FunctionComponent<Props> }> => ({ Tab: await loadChunk(load) })
  const Tab = lazyRouteComponent(loadTab, 'Tab')
  return (props: Props) => {
    const pending = <TabPending />
    return useHydrated() ? (
      <Suspense fallback={pending}>
        <Tab {...props} />
      </Suspense>
    ) : (
      pending
    )
  }
}

export const FleetTab = ownTab(
  async () => (await import('#web/features/fleet/manage/FleetManager.tsx')).FleetManager,
)
export const FirstStepsTab = ownTab(async () => (await import('./FirstSteps.tsx')).FirstSteps)
export const OwnSettingsTab = ownTab(async () => (await import('./OwnSettings.tsx')).OwnSettings)
