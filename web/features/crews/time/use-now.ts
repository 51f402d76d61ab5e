import { useSyncExternalStore } from 'react'
import { renderedAt } from '#web/browser/rendered-at.ts'

const minuteMs = 60_000

const minuteOf = (moment: number): number => Math.floor(moment / minuteMs) * minuteMs

const thisMinute = (): number => minuteOf(Date.now())
const renderedMinute = (): number => minuteOf(renderedAt())

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
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, thisMinute, renderedMinute))
