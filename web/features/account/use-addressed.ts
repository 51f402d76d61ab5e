import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { AccountSection } from './account-sections.ts'

const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls to the element, and again when those above it have loaded and grown, until the player does something. */
const useStayInView = (place: RefObject<HTMLElement | null>, visit: string | undefined): void => {
  useEffect(() => {
    const element = place.current
    if (visit === undefined || !element) return
    element.scrollIntoView()
    const growth = new ResizeObserver(() => element.scrollIntoView())
    growth.observe(document.body)
    const stop = () => growth.disconnect()
    for (const move of moves) addEventListener(move, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const move of moves) removeEventListener(move, stop)
    }
  }, [place, visit])
}

/** When the address names the section it is opened and scrolled to, also if it is loaded after the page. */
export const useAddressed = (name: AccountSection): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  // Each visit has a key of its own, so that a link to where the player is opens what they have closed.
  const visit = useLocation({
    select: ({ hash, state }) => (hash === name ? (state.__TSR_key ?? '') : undefined),
  })
  useLayoutEffect(() => {
    const fold = visit === undefined ? undefined : place.current?.querySelector('details')
    if (fold) fold.open = true
  }, [visit])
  useStayInView(place, visit)
  return place
}
