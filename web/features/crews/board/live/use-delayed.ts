import { useCallback, useEffect, useRef } from 'react'

/** Runs the last of several actions when no other has come for a while; none after the component is gone. */
export const useDelayed = (ms: number) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => cancel, [cancel])
  const later = (action: () => void) => {
    cancel()
    timer.current = setTimeout(action, ms)
  }
  return { later, cancel }
}
