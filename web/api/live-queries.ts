import { focusManager, hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { listMyCrews } from '#contract/missions.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { delayed } from './delayed.ts'
import type { LiveNews } from './live-events.ts'
import { queryKeys } from './query-keys.ts'
import { askForSession } from './session.ts'
import { currentSession } from './session-store.ts'
import { nextTurn, type Turn } from './turns.ts'

/** A change reaches everybody in the same moment: asking for the board is spread over this time. */
const spreadMs = 400

/** One step of a player often makes several pieces of news, which are followed by one request. */
const gatherMs = 50

/** The beginning of every key. */
const everything: QueryKey = []

/** Where the reader has stopped the updates, nothing moves. */
const mayMove = ({ meta }: Query): boolean => meta?.paused !== true

/** Turns news into fresh data: what is on screen is asked for again, the rest when it is next shown. */
export const followNews = (client: QueryClient) => {
  // Not read from the cache: an answer that was on its way before the news counts there as the newest.
  const old = new Map<string, QueryKey>()
  const refetchOld = () => {
    if (!focusManager.isFocused()) return
    const keys = [...old.values()]
    old.clear()
    for (const queryKey of keys) client.refetchQueries({ queryKey, type: 'active', predicate: mayMove })
  }
  const refetchSoon = delayed(refetchOld)
  const refresh = (queryKey: QueryKey) => {
    client.invalidateQueries({ queryKey, refetchType: 'none' })
    old.set(hashKey(queryKey), queryKey)
    refetchSoon.run(gatherMs)
  }

  let turn: Turn | undefined
  const boardTurn = delayed(() => refresh(queryKeys.board))
  const refreshBoardSoon = () => {
    if (boardTurn.isWaiting()) return
    const now = Date.now()
    turn = nextTurn(turn, now)
    boardTurn.run(turn.at - now + Math.random() * spreadMs)
  }

  const isMine = (id: number): boolean => {
    const mine = client.getQueryData<Answer<typeof listMyCrews>>(queryKeys.myCrews)
    return mine !== undefined && Object.values(mine).some((crews) => crews.some((crew) => crew.id === id))
  }

  const refreshCrew = (id: number) => {
    refresh(queryKeys.crew(id))
    refresh(queryKeys.rolesOf(id))
    refreshBoardSoon()
  }
  const followCrew = (id: number) => {
    refreshCrew(id)
    if (isMine(id)) refresh(queryKeys.myCrews)
  }
  const followApplications = (crewId: number) => {
    refreshCrew(crewId)
    refresh(queryKeys.applicationsOf(crewId))
    refresh(queryKeys.myCrews)
  }

  const follow = (news: LiveNews) => {
    const signedIn = currentSession().status === 'signed-in'
    if (news.name === 'gap') refresh(everything)
    if (news.name === 'crew') followCrew(news.id)
    if (news.name === 'application') followApplications(news.crewId)
    if (news.name === 'session' && signedIn) askForSession()
    if (news.name === 'message' && signedIn) {
      client.setQueryData(queryKeys.unreadCount, news.unreadCount)
      refresh(queryKeys.inbox)
    }
  }

  const stopWaiting = focusManager.subscribe(refetchOld)
  const stop = () => {
    refetchSoon.cancel()
    boardTurn.cancel()
    stopWaiting()
  }
  return { follow, stop }
}
