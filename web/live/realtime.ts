import type { QueryClient } from '@tanstack/react-query'
import { askForSession } from '#web/session/session.ts'
import { currentPlayer, subscribeToSession } from '#web/session/session-store.ts'
import { followNews } from './live-queries.ts'
import { openSharedStream } from './shared-stream.ts'

/** Keeps what is shown in step with the server until it is stopped. Without it, or its stream, polling does. */
export const startRealtime = (client: QueryClient): (() => void) => {
  const news = followNews(client)
  let player: ReturnType<typeof currentPlayer> = 'loading'
  let close: (() => void) | undefined

  const leave = () => {
    close?.()
    close = undefined
    player = 'loading'
    news.follow({ name: 'hearing', since: null })
  }
  // The server decides by the cookie who listens, so another player needs another stream.
  const join = () => {
    const now = currentPlayer()
    if (now === player) return
    leave()
    player = now
    if (now !== 'loading') close = openSharedStream(`live-${now}`, news.follow)
  }

  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    join()
    news.follow({ name: 'gap', at: Date.now() })
    // What other tabs said meanwhile, of signing in or out, was not heard either.
    askForSession()
  }

  join()
  const unsubscribe = subscribeToSession(join)
  // A page that holds a connection or a lock cannot be kept for the way back.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    unsubscribe()
    leave()
    news.stop()
  }
}
