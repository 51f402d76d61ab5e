import type { Playtime } from '#contract/users.ts'
import { useUser } from '#web/api/session.ts'

const noPlaytimes: readonly Playtime[] = []

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The zone in which the viewer reads times: the player's own, else the browser's. */
export const useViewerZone = (): string => {
  const user = useUser()
  return user?.timezone || browserZone()
}

export const usePlaytimes = (): readonly Playtime[] => useUser()?.playtimes ?? noPlaytimes
