import type { QueryClient } from '@tanstack/react-query'
import { refreshSession } from '#web/session/session.ts'
import { currentPlayer, subscribeToSession } from '#web/session/session-store.ts'
import { openEventStream } from './event-stream.ts'
import { createLiveQueries } from './live-queries.ts'

/** A tab that stays hidden for this long closes its stream. */
const maxHiddenMs = 30_000

const isVisible = () => document.visibilityState === 'visible'

/**
 * Keeps a visible tab up to date until it is stopped. Missed events are not tracked: the query client refetches
 * everything on screen when the tab is shown, a stream that is open again after a failure does the same, and polling
 * covers the rest. `onBanned`: a ban has ended the player's session.
 */
export const startRealtime = (client: QueryClient, onBanned: () => void): (() => void) => {
  const queries = createLiveQueries(client, onBanned)
  let player: ReturnType<typeof currentPlayer> = 'loading'
  let closeStream: (() => void) | undefined
  let hiddenAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const disconnect = () => {
    closeStream?.()
    closeStream = undefined
  }
  const connect = () => {
    // The session cookie decides whose events are sent, so another player needs another stream.
    if (player !== currentPlayer()) disconnect()
    player = currentPlayer()
    if (player === 'loading' || !isVisible()) return
    closeStream ??= openEventStream({ onEvent: queries.follow, onReopen: queries.refetchAll })
  }

  const onVisibilityChange = () => {
    clearTimeout(timer)
    if (!isVisible()) {
      hiddenAt = Date.now()
      timer = setTimeout(disconnect, maxHiddenMs)
      return
    }
    // Timers stand still while a device sleeps, and its connections may have died unnoticed.
    if (Date.now() - hiddenAt > maxHiddenMs) disconnect()
    connect()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    connect()
    // In the back-forward cache a page does not notice that other tabs sign in or out.
    refreshSession()
  }

  connect()
  const unsubscribe = subscribeToSession(connect)
  document.addEventListener('visibilitychange', onVisibilityChange)
  // Browsers do not keep a page with an open connection in the back-forward cache.
  window.addEventListener('pagehide', disconnect)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('pagehide', disconnect)
    window.removeEventListener('pageshow', onPageShow)
    clearTimeout(timer)
    disconnect()
    queries.stop()
  }
}
