import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For what may go with the focus in it: the focus then moves on instead of back to the start of the page. */
export function useFocusHandover<Leaving extends HTMLElement>(to: RefObject<HTMLElement | null> | undefined) {
  const ref = useRef<Leaving>(null)
  useLayoutEffect(() => {
    const leaving = ref.current
    return () => {
      if (leaving?.contains(document.activeElement)) to?.current?.focus({ preventScroll: true })
    }
  }, [to])
  return ref
}
