import { type RefObject, useLayoutEffect, useRef } from 'react'

/** If the element unmounts with the focus inside, the focus moves on instead of back to the start of the page. */
export function useFocusHandover<Unmounting extends HTMLElement>(
  to: RefObject<HTMLElement | null> | undefined,
) {
  const ref = useRef<Unmounting>(null)
  useLayoutEffect(() => {
    const unmounting = ref.current
    return () => {
      if (unmounting?.contains(document.activeElement)) to?.current?.focus({ preventScroll: true })
    }
  }, [to])
  return ref
}
