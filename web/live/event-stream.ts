import { eventsPath, type LiveEvent } from '#contract/wire/events.ts'
import { eventNames, parseEvent } from './live-events.ts'

const address = `/api${eventsPath}`

const firstRetryMs = 1000
const maxRetryMs = 30_000

/** A stream that breaks within this time counts as another failure. */
const steadyMs = 10_000

/** The server pings every 25 seconds: after this much silence the connection is dead. */
const silenceMs = 60_000

/** Half of the delay is random, so that not all pages return in the same moment after a restart of the server. */
const retryDelayMs = (failures: number): number =>
  Math.min(maxRetryMs, firstRetryMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)

interface StreamListener {
  readonly onEvent: (event: LiveEvent) => void
  /** Open again after a failure: the events in between are lost. */
  readonly onReopen: () => void
}

/** Follows the server's events until it is closed. */
export const openEventStream = ({ onEvent, onReopen }: StreamListener): (() => void) => {
  let source: EventSource | undefined
  let openedAt: number | undefined
  let failures = 0
  // Waits for the next retry, or while there is a connection for its silence.
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (action: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(action, ms)
  }

  const connect = () => {
    source = new EventSource(address)
    watchSilence()
    source.onopen = () => {
      watchSilence()
      openedAt = Date.now()
      if (failures > 0) onReopen()
    }
    // The browser's own retry gives up at a 503 and knows no back-off.
    source.onerror = retryLater
    source.addEventListener('ping', watchSilence)
    for (const name of eventNames) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        watchSilence()
        const event = parseEvent(name, data)
        if (event) onEvent(event)
      })
    }
  }
  const retryLater = () => {
    source?.close()
    source = undefined
    const wasSteady = openedAt !== undefined && Date.now() - openedAt > steadyMs
    openedAt = undefined
    failures = wasSteady ? 1 : failures + 1
    schedule(connect, retryDelayMs(failures))
  }
  const retryNow = () => {
    if (!source) connect()
  }
  const watchSilence = () => schedule(retryLater, silenceMs)

  connect()
  window.addEventListener('online', retryNow)
  return () => {
    window.removeEventListener('online', retryNow)
    clearTimeout(timer)
    source?.close()
  }
}
