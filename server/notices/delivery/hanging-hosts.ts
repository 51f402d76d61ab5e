/**
 * Push services that do not answer in time. The queue begins a batch of jobs when all of the last one are done, so a host
 * that hangs would hold up what goes to the others. Each process remembers them for itself.
 */

/** Fewer may be slow answers of a host that is fine, and leave workers of the queue free. */
const timeoutsInARow = 3
const pauseMs = 60_000

interface HostState {
  timeouts: number
  /** Nothing is sent there before. */
  pausedUntil: number
}

const hosts = new Map<string, HostState>()

/** How long to wait before sending anything there; undefined if it need not wait. After a pause, one request is let through. */
export const remainingPauseMs = (host: string, now: Date): number | undefined => {
  const state = hosts.get(host)
  if (!state || state.timeouts < timeoutsInARow) return undefined
  const ms = state.pausedUntil - now.getTime()
  if (ms > 0) return ms
  state.pausedUntil = now.getTime() + pauseMs
  return undefined
}

export const noteTimeout = (host: string, now: Date): void => {
  const timeouts = (hosts.get(host)?.timeouts ?? 0) + 1
  hosts.set(host, { timeouts, pausedUntil: now.getTime() + pauseMs })
}

export const noteAnswer = (host: string): void => void hosts.delete(host)
