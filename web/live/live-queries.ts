import { focusManager, type Query, type QueryClient, type QueryFilters } from '@tanstack/react-query'
import type { listMyCrews } from '#contract/missions/missions.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import type { CrewEvent, LiveEvent, UnreadCounts } from '#contract/wire/events.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentSession } from '#web/api/session-store.ts'
import { refreshSession } from '#web/session/session.ts'

/** One action of a player often publishes several events; they are followed by one refetch. */
const gatherMs = 50

/** An event reaches all pages in the same moment: their refetches are spread over this time. */
const spreadMs = 400

/** On a busy evening the board is refetched a few times in a row, then only every few seconds. */
const boardBurst = 5
const boardIntervalMs = 6000

const noticedLists = [queryKeys.reports, queryKeys.reportStats, queryKeys.appeals]

const isPaused = ({ meta }: Query): boolean => meta?.paused === true

/** Only those who lead get an answer: after the event, the crew may say that the player no longer does. */
const isForLeaders = ({ meta }: Query): boolean => meta?.forLeaders === true

/** A first fetch cannot be restarted: a refetch would get the answer that is already in flight. */
const isFirstFetch = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.data === undefined

/** Collects stale queries, then refetches those on screen together. */
const createBatch = (client: QueryClient, delayMs: () => number) => {
  const cache = client.getQueryCache()
  // The cache's own mark does not do: an answer that was in flight before the event would clear it.
  const staleQueries = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lateTimer: ReturnType<typeof setTimeout> | undefined

  const refetch = () => {
    const due = new Set([...staleQueries].filter((query) => !isFirstFetch(query)))
    for (const query of due) staleQueries.delete(query)
    timer = staleQueries.size > 0 ? setTimeout(refetch, gatherMs) : undefined
    // A hidden tab refetches everything when it is shown.
    if (!focusManager.isFocused()) return
    const refetchIf = (predicate: (query: Query) => boolean) =>
      client.refetchQueries({
        type: 'active',
        predicate: (query) => due.has(query) && !isPaused(query) && predicate(query),
      })
    void refetchIf((query) => !isForLeaders(query)).then(() => {
      // By then the page shows what has come.
      lateTimer = setTimeout(() => refetchIf(isForLeaders), 0)
    })
  }
  // A fetch that begins after the event, for instance after the player's own change, knows of it already.
  const unsubscribe = cache.subscribe((event) => {
    const isFetch = event.type === 'updated' && event.action.type === 'fetch'
    if (isFetch || event.type === 'removed') staleQueries.delete(event.query)
  })

  return {
    add: (filters: QueryFilters): void => {
      client.invalidateQueries({ ...filters, refetchType: 'none' })
      for (const query of cache.findAll(filters)) staleQueries.add(query)
      if (staleQueries.size > 0) timer ??= setTimeout(refetch, delayMs())
    },
    stop: (): void => {
      clearTimeout(timer)
      clearTimeout(lateTimer)
      unsubscribe()
    },
  }
}

/** Refetches what an event makes stale: what is on screen soon, the rest when it is next shown. */
export const createLiveQueries = (client: QueryClient) => {
  const soonMs = () => gatherMs + Math.random() * spreadMs
  // A token bucket: the time moves on with each refetch and may lag behind the clock by a whole burst.
  let boardAt = 0
  const boardDelayMs = () => {
    const now = Date.now()
    boardAt = Math.max(boardAt, now - boardBurst * boardIntervalMs) + boardIntervalMs
    return Math.max(0, boardAt - now) + soonMs()
  }
  const queries = createBatch(client, soonMs)
  const boards = createBatch(client, boardDelayMs)

  const isMyCrew = (id: number): boolean => {
    const mine = client.getQueryData<Answer<typeof listMyCrews>>(queryKeys.myCrews)
    return mine !== undefined && Object.values(mine).some((crews) => crews.some((crew) => crew.id === id))
  }
  const refreshCrew = (id: number) => {
    queries.add({ queryKey: queryKeys.crew(id) })
    queries.add({ queryKey: queryKeys.waitlistOf(id) })
    boards.add({ queryKey: queryKeys.board })
  }
  const followCrew = ({ id, change, channel }: CrewEvent) => {
    // The board and the player's crews show nothing of a discussion.
    if (change === 'discussed') {
      queries.add({ queryKey: channel === 'crew' ? queryKeys.chatOf(id) : queryKeys.commentsOf(id) })
      return
    }
    refreshCrew(id)
    if (isMyCrew(id)) queries.add({ queryKey: queryKeys.myCrews })
  }
  const refreshApplications = (crewId: number) => {
    refreshCrew(crewId)
    queries.add({ queryKey: queryKeys.applicationsOf(crewId) })
    queries.add({ queryKey: queryKeys.myCrews })
  }
  const showUnread = async (counts: UnreadCounts) => {
    // An answer that is in flight may be older than the event.
    await client.cancelQueries({ queryKey: queryKeys.unreadCounts })
    client.setQueryData(queryKeys.unreadCounts, counts)
  }

  return {
    follow: ({ name, data }: LiveEvent): void => {
      const isSignedIn = currentSession().status === 'signed-in'
      switch (name) {
        case 'crew':
          followCrew(data)
          break
        case 'application':
          refreshApplications(data.crewId)
          break
        case 'message':
          if (!isSignedIn) break
          showUnread(data)
          queries.add({ queryKey: queryKeys.messages })
          queries.add({ queryKey: queryKeys.notices })
          queries.add({ queryKey: queryKeys.conversations })
          // The message may be the notice about a warning, about the player's handle or of a saved search.
          queries.add({ queryKey: queryKeys.ownWarnings })
          queries.add({ queryKey: queryKeys.handleProof })
          queries.add({ queryKey: queryKeys.searches })
          // Moderators get a notice for every report and every appeal.
          for (const queryKey of noticedLists) queries.add({ queryKey })
          break
        case 'beacon':
          queries.add({ queryKey: queryKeys.beacons })
          // Lit beacons are among the players who fit a crew.
          queries.add({ queryKey: queryKeys.suggestions })
          break
        case 'session':
          if (isSignedIn) refreshSession()
      }
    },
    refetchAll: (): void => queries.add({}),
    stop: (): void => {
      queries.stop()
      boards.stop()
    },
  }
}
