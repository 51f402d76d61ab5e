/** Whether the live stream tells this page everything, so that it need not ask. */
import { useSyncExternalStore } from 'react'
import { isRefusal } from '#web/api/api-error.ts'

/** An answer may have been on its way for so long: only a later one surely knows of what happened up to a moment. */
const onItsWayMs = 2000

const pollMs = 30_000
/** In case something was lost all the same. */
const restMs = 5 * 60_000

let current: number | null = null
const listeners = new Set<() => void>()

/** Since when, and null while the page may miss something. */
export const setHearingSince = (since: number | null): void => {
  if (since === current) return
  current = since
  for (const listener of listeners) listener()
}

const hearingSince = (): number | null => current

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface Known {
  readonly dataUpdatedAt: number
  readonly isInvalidated: boolean
}

interface Asked {
  readonly dataUpdatedAt: number
  readonly error: Error | null
  readonly errorUpdatedAt: number
  readonly status: string
  readonly fetchStatus: string
}

/** A refusal is an answer, too; what failed has none. */
const answeredAt = ({ dataUpdatedAt, error, errorUpdatedAt }: Asked): number => {
  if (!error) return dataUpdatedAt
  return isRefusal(error) ? errorUpdatedAt : 0
}

/** Whether something may have been answered before the moment, so that it should be asked for again at once. */
export const isOlderThan = (moment: number, asked: Asked): boolean =>
  asked.status !== 'pending' && asked.fetchStatus !== 'fetching' && answeredAt(asked) < moment + onItsWayMs

/** How often to ask for something that the stream tells of. */
export const pollingMs = (known: Known, since: number | null): number => {
  const isFollowed = since !== null && known.dataUpdatedAt >= since + onItsWayMs && !known.isInvalidated
  return isFollowed ? restMs : pollMs
}

/** The `refetchInterval` of a query that live news keep fresh. */
export const usePolling = () => {
  const since = useSyncExternalStore(subscribe, hearingSince, hearingSince)
  return ({ state }: { readonly state: Known }) => pollingMs(state, since)
}
