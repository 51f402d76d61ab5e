import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Comment } from '#contract/discussions/discussions.ts'

/** As close to the end as this counts as being there. */
const nearPx = 48

interface Options {
  readonly messages: readonly Comment[]
  readonly viewerId: number | undefined
  /** Called with the newest message once the end is on the screen. */
  readonly onSeen: (id: number) => void
}

/**
 * Keeps the newest message in view for readers who are at the end, and for its author. Others stay where they are, also
 * when older messages come above.
 */
export const useChatEnd = ({ messages, viewerId, onSeen }: Options) => {
  const log = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  /** How far the top of what is seen is from the end. Undefined: at the end. */
  const fromEnd = useRef<number>(undefined)
  const [isOnScreen, setOnScreen] = useState(false)
  const newest = messages.at(-1)
  const newestId = newest?.id
  const oldestId = messages[0]?.id
  const isOwn = newest !== undefined && newest.author?.id === viewerId
  useLayoutEffect(() => {
    if (newestId === undefined || !log.current) return
    if (isOwn) fromEnd.current = undefined
    if (fromEnd.current === undefined) log.current.scrollTop = log.current.scrollHeight
  }, [newestId, isOwn])
  useLayoutEffect(() => {
    if (oldestId === undefined || fromEnd.current === undefined || !log.current) return
    log.current.scrollTop = log.current.scrollHeight - fromEnd.current
  }, [oldestId])
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
    if (isOnScreen && newestId !== undefined && !document.hidden) seen.current(newestId)
  }, [isOnScreen, newestId])
  return {
    log,
    end,
    onScroll: () => {
      if (!log.current) return
      const { scrollTop, scrollHeight, clientHeight } = log.current
      const distance = scrollHeight - scrollTop
      fromEnd.current = distance - clientHeight < nearPx ? undefined : distance
    },
  }
}
