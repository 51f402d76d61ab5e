import { eventsPath } from '#contract/wire/events.ts'
import { backOffMs } from './back-off.ts'
import { eventNames, type LiveNews, readEvent } from './live-events.ts'

const address = `/api${eventsPath}`

/** A stream that broke off sooner counts as failed. */
const steadyMs = 10_000

/**
 * The server's events, for as long as it is not closed. `missed`: whether there may have been events before the
 * stream is open for the first time.
 */
export const openEventStream = (tell: (news: LiveNews) => void, { missed }: { missed: boolean }) => {
  let gap = missed
  let failures = 0
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    timer = undefined
    const stream = new EventSource(address)
    source = stream
    let openedAt = Number.POSITIVE_INFINITY
    stream.onopen = () => {
      openedAt = Date.now()
      if (gap) tell({ name: 'gap' })
      gap = true
    }
    // The browser's own way of connecting again gives up at a 503 and knows no back-off.
    stream.onerror = () => {
      stream.close()
      failures = Date.now() - openedAt > steadyMs ? 0 : failures + 1
      timer = setTimeout(connect, backOffMs(failures, Math.random()))
    }
    for (const name of eventNames) {
      stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const news = readEvent(name, data)
        if (news) tell(news)
      })
    }
  }

  const connectNow = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    connect()
  }

  connect()
  window.addEventListener('online', connectNow)
  return () => {
    window.removeEventListener('online', connectNow)
    clearTimeout(timer)
    source?.close()
  }
}
