import { type RefObject, useEffect } from 'react'

const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls to the element, and again when those above it have loaded and grown, until the player does something. */
export const useStayInView = (place: RefObject<HTMLElement | null>, isWanted: boolean): void => {
  useEffect(() => {
    const element = place.current
    if (!isWanted || !element) return
    element.scrollIntoView()
    const growth = new ResizeObserver(() => element.scrollIntoView())
    growth.observe(document.body)
    const stop = () => growth.disconnect()
    for (const move of moves) addEventListener(move, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const move of moves) removeEventListener(move, stop)
    }
  }, [place, isWanted])
}
