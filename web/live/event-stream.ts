import { eventsPath } from '#contract/wire/events.ts'
import { backOffMs } from './back-off.ts'
import { delayed } from './delayed.ts'
import { eventNames, type LiveNews, readEvent, readHello } from './live-events.ts'

const address = `/api${eventsPath}`

/** A stream that broke off sooner counts as failed. */
const steadyMs = 10_000

/** The server pings every 25 seconds; after so much silence the connection is dead, whatever the browser thinks. */
const silentMs = 60_000

/** The server's events, for as long as it is not closed, and when there may be a gap in them. */
export const openEventStream = (tell: (news: LiveNews) => void): (() => void) => {
  let failures = 0
  let source: EventSource | undefined
  let openedAt: number | null = null
  let since: number | null = null
  let heardAt = 0

  const hear = () => {
    heardAt = Date.now()
  }
  const drop = () => {
    source?.close()
    source = undefined
    openedAt = null
    since = null
    tell({ name: 'hearing', since: null })
  }

  const begin = (heardForMs: number) => {
    since = heardAt - heardForMs
    tell({ name: 'gap', at: since })
    tell({ name: 'hearing', since })
  }

  const connect = () => {
    const stream = new EventSource(address)
    source = stream
    hear()
    silence.run(silentMs)
    stream.onopen = () => {
      hear()
      openedAt = heardAt
    }
    // The browser's own way of connecting again gives up at a 503 and knows no back-off.
    stream.onerror = () => {
      failures = openedAt !== null && Date.now() - openedAt > steadyMs ? 0 : failures + 1
      drop()
      nextTry.run(backOffMs(failures, Math.random()))
    }
    stream.addEventListener('hello', ({ data }: MessageEvent<string>) => {
      hear()
      begin(readHello(data))
    })
    stream.addEventListener('ping', () => {
      hear()
      // A node of an older version says no hello.
      if (since === null) begin(0)
      else tell({ name: 'hearing', since })
    })
    for (const name of eventNames) {
      stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
        hear()
        const news = readEvent(name, data)
        if (news) tell(news)
      })
    }
  }
  const nextTry = delayed(connect)

  const checkSilence = () => {
    if (!source) return
    const left = heardAt + silentMs - Date.now()
    if (left > 0) return silence.run(left)
    drop()
    connect()
  }
  const silence = delayed(checkSilence)

  const tryNow = () => {
    if (!nextTry.isWaiting()) return
    nextTry.cancel()
    connect()
  }
  // Timers may have stood still while nobody looked.
  const lookAgain = () => {
    if (document.visibilityState === 'visible') checkSilence()
  }

  connect()
  window.addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', lookAgain)
  return () => {
    window.removeEventListener('online', tryNow)
    document.removeEventListener('visibilitychange', lookAgain)
    nextTry.cancel()
    silence.cancel()
    source?.close()
  }
}
