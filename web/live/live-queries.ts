import { focusManager, type Query, type QueryClient, type QueryFilters } from '@tanstack/react-query'
import type { listMyCrews } from '#contract/missions.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { askForSession } from '#web/session/session.ts'
import { currentSession } from '#web/session/session-store.ts'
import { delayed } from './delayed.ts'
import { isOlderThan, setHearingSince } from './hearing.ts'
import type { LiveNews } from './live-events.ts'
import { nextTurn, type Turn } from './turns.ts'

/** A change reaches everybody in the same moment: asking for the board is spread over this time. */
const spreadMs = 400

/** One step of a player often makes several pieces of news, which are followed by one request. */
const gatherMs = 50

/** Where the reader has stopped the updates, nothing moves. */
const mayMove = ({ meta }: Query): boolean => meta?.paused !== true

/** Turns news into fresh data: what is on screen is asked for again, the rest when it is next shown. */
export const followNews = (client: QueryClient) => {
  const cache = client.getQueryCache()

  // Not read from the cache: an answer that was on its way before the news counts there as the newest.
  const old = new Set<Query>()
  const oldBoards = new Set<Query>()
  const note = (filters: QueryFilters, among: Set<Query>) => {
    client.invalidateQueries({ ...filters, refetchType: 'none' })
    for (const query of cache.findAll(filters)) among.add(query)
  }
  // What is asked for after the news, for instance by the player's own step that made them, knows of them.
  const stopForgetting = cache.subscribe((event) => {
    if (event.type !== 'removed' && !(event.type === 'updated' && event.action.type === 'fetch')) return
    old.delete(event.query)
    oldBoards.delete(event.query)
  })

  const refetchOld = () => {
    if (!focusManager.isFocused()) return
    const due = new Set(old)
    old.clear()
    client.refetchQueries({ type: 'active', predicate: (query) => due.has(query) && mayMove(query) })
  }
  const refetchSoon = delayed(refetchOld)
  const refresh = (filters: QueryFilters) => {
    note(filters, old)
    refetchSoon.run(gatherMs)
  }

  let turn: Turn | undefined
  const boardTurn = delayed(() => {
    for (const query of oldBoards) old.add(query)
    oldBoards.clear()
    refetchOld()
  })
  const refreshBoardSoon = () => {
    note({ queryKey: queryKeys.board }, oldBoards)
    if (oldBoards.size === 0 || boardTurn.isWaiting()) return
    const now = Date.now()
    turn = nextTurn(turn, now)
    boardTurn.run(turn.at - now + Math.random() * spreadMs)
  }

  const isMine = (id: number): boolean => {
    const mine = client.getQueryData<Answer<typeof listMyCrews>>(queryKeys.myCrews)
    return mine !== undefined && Object.values(mine).some((crews) => crews.some((crew) => crew.id === id))
  }

  const refreshCrew = (id: number) => {
    refresh({ queryKey: queryKeys.crew(id) })
    refreshBoardSoon()
  }
  const followCrew = (id: number) => {
    refreshCrew(id)
    if (isMine(id)) refresh({ queryKey: queryKeys.myCrews })
  }
  const followApplications = (crewId: number) => {
    refreshCrew(crewId)
    refresh({ queryKey: queryKeys.applicationsOf(crewId) })
    refresh({ queryKey: queryKeys.myCrews })
  }

  const follow = (news: LiveNews) => {
    const signedIn = currentSession().status === 'signed-in'
    if (news.name === 'gap') refresh({ predicate: ({ state }) => isOlderThan(news.at, state) })
    if (news.name === 'hearing') setHearingSince(news.since)
    if (news.name === 'crew') followCrew(news.id)
    if (news.name === 'application') followApplications(news.crewId)
    if (news.name === 'session' && signedIn) askForSession()
    if (news.name === 'message' && signedIn) {
      // An answer on its way may be older than the news.
      client.cancelQueries({ queryKey: queryKeys.unreadCount })
      client.setQueryData(queryKeys.unreadCount, news.unreadCount)
    }
  }

  const stopWaiting = focusManager.subscribe(refetchOld)
  const stop = () => {
    refetchSoon.cancel()
    boardTurn.cancel()
    stopWaiting()
    stopForgetting()
    setHearingSince(null)
  }
  return { follow, stop }
}
