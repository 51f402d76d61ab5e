import type { QueryClient } from '@tanstack/react-query'
import { currentPlayer, subscribeToSession } from '#web/api/session-store.ts'
import { refreshSession } from '#web/session/session.ts'
import { openEventStream } from './event-stream.ts'
import { createLiveQueries } from './live-queries.ts'

/** A tab that stays hidden for this long closes its stream. */
const maxHiddenMs = 30_000

/**
 * The stream of a player stays open for this long after they are signed out: the event that says why may come later
 * than the sign-out, which another tab or a refused request can bring. Shorter than a retry takes.
 */
const reasonMs = 500

const isVisible = () => document.visibilityState === 'visible'

/**
 * Keeps a visible tab up to date until it is stopped. Missed events are not tracked: the query client refetches
 * everything on screen when the tab is shown, a stream that is open again after a failure does the same, and polling
 * covers the rest. `onBanned`: a ban has ended the player's session.
 */
export const startRealtime = (client: QueryClient, onBanned: () => void): (() => void) => {
  const queries = createLiveQueries(client)
  let player: ReturnType<typeof currentPlayer> = 'loading'
  let closeStream: (() => void) | undefined
  let closeEnded: (() => void) | undefined
  let hiddenAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const disconnect = () => {
    closeEnded?.()
    closeStream?.()
    closeStream = undefined
  }
  const awaitReason = () => {
    const close = closeStream
    closeStream = undefined
    const closing = setTimeout(() => closeEnded?.(), reasonMs)
    closeEnded = () => {
      clearTimeout(closing)
      close?.()
      closeEnded = undefined
    }
  }
  const openStream = () => {
    const isGuest = player === 'signed-out'
    return openEventStream({
      onEvent: (event) => {
        if (event.name !== 'session' || event.data.cause !== 'banned') queries.follow(event)
        else if (!isGuest) onBanned()
      },
      onReopen: queries.refetchAll,
    })
  }
  const connect = () => {
    // The session cookie decides whose events are sent, so another player needs another stream.
    const before = player
    player = currentPlayer()
    if (typeof before === 'number' && player === 'signed-out') awaitReason()
    else if (player !== before) disconnect()
    if (player === 'loading' || !isVisible()) return
    closeStream ??= openStream()
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
