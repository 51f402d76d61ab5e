import { useSyncExternalStore } from 'react'
import { renderedAt } from '#web/browser/rendered-at.ts'

const thisSecond = (): number => Math.floor(Date.now() / 1000)
const renderedSecond = (): number => Math.floor(renderedAt() / 1000)

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/** Whole seconds since the moment; renders again every second. */
export const useSecondsSince = (moment: number): number =>
  Math.max(0, useSyncExternalStore(subscribe, thisSecond, renderedSecond) - Math.floor(moment / 1000))
