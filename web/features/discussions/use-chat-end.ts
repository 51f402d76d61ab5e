import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** As close to the end as this counts as being there. */
const nearPx = 48

/**
 * Keeps the newest message in view for whoever reads at the end, and calls `onSeen` with it once the end is on the screen.
 * Whoever has scrolled back stays where they are.
 */
export const useChatEnd = (newest: number | undefined, onSeen: (id: number) => void) => {
  const log = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isOnScreen, setOnScreen] = useState(false)
  useLayoutEffect(() => {
    if (newest !== undefined && isAtEnd.current && log.current)
      log.current.scrollTop = log.current.scrollHeight
  }, [newest])
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting === true))
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  const seen = useRef(onSeen)
  useEffect(() => {
    seen.current = onSeen
  })
  useEffect(() => {
    if (isOnScreen && newest !== undefined && !document.hidden) seen.current(newest)
  }, [isOnScreen, newest])
  return {
    log,
    end,
    onScroll: () => {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = log.current ?? {}
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx
    },
  }
}
