import { openEventStream } from './event-stream.ts'
import { type LiveNews, readNews } from './live-events.ts'

/** Both are missing in old browsers, and the locks where the site is not on https. */
const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function'

/**
 * One stream for all tabs of the browser that use the same name: the tab with the lock holds it and passes
 * everything on; when that tab goes, the next one gets the lock.
 */
export const openSharedStream = (name: string, listen: (news: LiveNews) => void): (() => void) => {
  if (!canShare()) return openEventStream(listen, { missed: false })

  const closing = new AbortController()
  const { signal } = closing
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => {
    const news = readNews(data)
    if (news) listen(news)
  }
  const tell = (news: LiveNews) => {
    listen(news)
    channel.postMessage(news)
  }

  const lead = (missed: boolean) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve()
      const close = openEventStream(tell, { missed })
      signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })

  const takeTurn = async () => {
    const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(false)
      return lock !== null
    })
    if (!isFirst && !signal.aborted) await navigator.locks.request(name, { signal }, () => lead(true))
  }
  // Refused, for instance where the browser blocks storage: then this tab has a stream of its own.
  takeTurn().catch(() => lead(false))

  return () => {
    closing.abort()
    channel.close()
  }
}
