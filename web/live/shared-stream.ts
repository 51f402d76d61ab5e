import { delayed } from './delayed.ts'
import { openEventStream } from './event-stream.ts'
import { type LiveNews, readNews } from './live-events.ts'
import { createRecall } from './recall.ts'

/** Both are missing in old browsers, and the locks where the site is not on https. */
const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function'

/** Every ping is passed on; a tab that hears nothing for so long asks whether the leader is still there. */
const quietMs = 75_000

/** A leader that runs at all answers sooner. */
const answerMs = 3000

const question = 'who leads?'
type Hearing = Extract<LiveNews, { name: 'hearing' }>
const away: Hearing = { name: 'hearing', since: null }

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * One stream for all tabs of the browser that use the same name: the tab with the lock leads, holds the stream
 * and passes everything on. When that tab goes, the next one gets the lock; when it is only suspended, and so
 * keeps the lock and says nothing, a tab that is looked at takes the lock away from it.
 */
export const openSharedStream = (name: string, listen: (news: LiveNews) => void): (() => void) => {
  if (!canShare()) return openEventStream(listen)

  const joinedAt = Date.now()
  const channel = new BroadcastChannel(name)
  const recall = createRecall()
  let closed = false
  let takes = false
  let hearsFrom: number | undefined
  let waiting = new AbortController()
  let stopLeading: (() => void) | undefined
  let state = away

  const tell = (news: LiveNews) => {
    if (news.name === 'hearing') state = news
    else if (news.name !== 'gap') recall.note(news)
    listen(news)
    channel.postMessage(news)
  }
  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      takes = false
      if (closed) return resolve()
      quiet.cancel()
      unanswered.cancel()
      const close = openEventStream(tell)
      stopLeading = () => {
        stopLeading = undefined
        state = away
        close()
        resolve()
      }
    })

  const takeTurns = async () => {
    while (!closed) {
      waiting = new AbortController()
      const how = takes ? { steal: true } : { signal: waiting.signal }
      try {
        await navigator.locks.request(name, how, lead)
      } catch (error) {
        if (!isAbort(error)) throw error
      }
      if (stopLeading) giveWay()
    }
  }
  /** Another tab took the lock: from now on that one passes the news on. */
  const giveWay = () => {
    stopLeading?.()
    listen(away)
    ask()
  }

  const ask = () => {
    if (stopLeading) return
    channel.postMessage(question)
    unanswered.run(answerMs)
  }
  const quiet = delayed(ask)
  const unanswered = delayed(() => {
    listen(away)
    if (document.visibilityState !== 'visible') return
    takes = true
    waiting.abort()
  })
  const askWhenSeen = () => {
    if (document.visibilityState === 'visible') ask()
  }

  /** What came before this tab was there, it has not heard. A stream that opens later says so itself. */
  const joinHearing = (since: number) => {
    if (hearsFrom === undefined && since <= joinedAt) listen({ name: 'gap', at: joinedAt })
    hearsFrom ??= joinedAt
    listen({ name: 'hearing', since: Math.max(since, hearsFrom) })
  }
  const hear = (news: LiveNews) => {
    if (stopLeading) {
      // What one that led before still has to say is news; how well it hears is not.
      if (news.name !== 'hearing') listen(news)
      return
    }
    quiet.cancel()
    unanswered.cancel()
    quiet.run(quietMs)
    if (news.name === 'gap') hearsFrom = news.at
    if (news.name === 'hearing' && news.since !== null) joinHearing(news.since)
    else listen(news)
  }
  const answer = () => {
    if (state.since !== null) channel.postMessage(recall.retell(state.since))
    channel.postMessage(state)
  }
  const read = (given: unknown) => {
    const news = readNews(given)
    if (news) hear(news)
  }
  channel.onmessage = ({ data }) => {
    if (data === question && stopLeading) answer()
    if (!Array.isArray(data)) return read(data)
    // Told once more for a tab that has just joined: the others have heard it.
    if (hearsFrom === undefined && !stopLeading) for (const item of data) read(item)
  }

  // Refused, for instance where the browser blocks storage: then this tab has a stream of its own.
  takeTurns().catch(lead)
  ask()
  document.addEventListener('visibilitychange', askWhenSeen)

  return () => {
    closed = true
    document.removeEventListener('visibilitychange', askWhenSeen)
    quiet.cancel()
    unanswered.cancel()
    waiting.abort()
    stopLeading?.()
    channel.close()
  }
}
