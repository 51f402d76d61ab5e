import { useEffect, useRef } from 'react'

/** Runs the last of several actions when no other has come for a while; none after the component is gone. */
export const useDelayed = (ms: number) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (action: () => void) => {
    cancel()
    timer.current = setTimeout(action, ms)
  }
  return { later, cancel }
}
