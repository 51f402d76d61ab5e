import { useSyncExternalStore } from 'react'

const thisSecond = (): number => Math.floor(Date.now() / 1000)

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/** Whole seconds since the moment; renders again every second. */
export const useSecondsSince = (moment: number): number =>
  Math.max(0, useSyncExternalStore(subscribe, thisSecond, thisSecond) - Math.floor(moment / 1000))
