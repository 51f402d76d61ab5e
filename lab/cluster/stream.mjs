// An open event stream, which connects again as a browser does.
import { setTimeout as wait } from 'node:timers/promises'

const retryMs = 1_000

/** @param {string} url */
export const openStream = (url) => {
  const closing = new AbortController()
  let lastEvent = 0

  const follow = async () => {
    const answer = await fetch(url, { signal: closing.signal })
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) {
      if (decoder.decode(chunk).includes('event: crew')) lastEvent = Date.now()
    }
  }
  const run = async () => {
    while (!closing.signal.aborted) {
      await follow().catch(() => undefined)
      await wait(retryMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  run()

  return { lastEvent: () => lastEvent, close: () => closing.abort() }
}
