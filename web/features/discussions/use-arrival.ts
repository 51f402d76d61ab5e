import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings into view and focuses what the address leads to: once, when it is loaded, since the page is too short before.
 */
export const useArrival = (
  target: RefObject<HTMLElement | null>,
  isAddressed: boolean,
  isLoaded: boolean,
) => {
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isAddressed || !isLoaded || hasArrived.current) return
    hasArrived.current = true
    target.current?.focus({ preventScroll: true })
    target.current?.scrollIntoView({ block: 'start' })
  }, [target, isAddressed, isLoaded])
}
