/**
 * Push services that do not answer in time. The queue begins a batch of jobs when all of the last one are done, so what
 * hangs would hold up what goes to the others. Each process remembers this for itself.
 */
import { LRUCache } from 'lru-cache'

export interface Target {
  readonly host: string
  /** Of one device on it. */
  readonly endpoint: string
}

/**
 * One device may be at fault by itself. If so many in a row have hung within a minute, the host is; fewer may be slow
 * answers of a host that is fine, and leave workers of the queue free.
 */
const hangingDevices = 3
const minuteMs = 60_000

/** Until when each device is left alone. */
const devices = new LRUCache<string, number>({ max: 10_000 })

interface HostState {
  /** When each of its devices last hung, since the host last answered. */
  readonly hung: Map<string, number>
  /** Nothing is sent there before, except what finds out whether it answers again. */
  pausedUntil: number
}

const hosts = new Map<string, HostState>()

const remainingOfHost = (host: string, now: number): number | undefined => {
  const state = hosts.get(host)
  if (!state || state.pausedUntil === 0) return undefined
  if (state.pausedUntil > now) return state.pausedUntil - now
  // One request is let through.
  state.pausedUntil = now + minuteMs
  return undefined
}

/** How long to wait before sending anything there; undefined if it need not wait. */
export const remainingPauseMs = ({ host, endpoint }: Target, now: Date): number | undefined => {
  const ofDevice = (devices.get(endpoint) ?? 0) - now.getTime()
  return ofDevice > 0 ? ofDevice : remainingOfHost(host, now.getTime())
}

export const noteTimeout = ({ host, endpoint }: Target, now: Date): void => {
  const time = now.getTime()
  devices.set(endpoint, time + minuteMs)
  const state = hosts.get(host) ?? { hung: new Map<string, number>(), pausedUntil: 0 }
  hosts.set(host, state)
  for (const [each, at] of state.hung) if (time - at >= minuteMs) state.hung.delete(each)
  state.hung.set(endpoint, time)
  if (state.pausedUntil > 0 || state.hung.size >= hangingDevices) state.pausedUntil = time + minuteMs
}

export const noteAnswer = ({ host, endpoint }: Target): void => {
  devices.delete(endpoint)
  hosts.delete(host)
}
