import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

const thisMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const tick = (): void => {
  timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // One timer for every countdown of the page; it fires at the start of each minute.
  timer ??= setTimeout(tick, minuteMs - (Date.now() % minuteMs))
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

/** The current minute; renders again when the next one begins. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, thisMinute, thisMinute))
