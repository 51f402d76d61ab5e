import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { countWindows, listCrews, type WindowCount } from '#contract/crews/board.ts'
import { createCrew, getCrew, updateCrew } from '#contract/crews/crews.ts'
import type { StartWindow } from '#contract/crews/fields.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call, callWithTotal } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { afterCrewChange, useAnsweredCrewChange } from '#web/live/crew-change.ts'

export type BoardQuery = NonNullable<Request<typeof listCrews>['query']>

export const refreshSeconds = pollMs / 1000

interface BoardOptions {
  readonly paused: boolean
}

/** The previous answer stays visible until the next one is loaded. */
const boardOptions = ({ paused }: BoardOptions) =>
  ({
    staleTime: 10_000,
    refetchInterval: paused ? false : pollMs,
    refetchOnWindowFocus: paused ? false : 'always',
    refetchOnReconnect: paused ? false : 'always',
    meta: { paused },
    placeholderData: keepPreviousData,
  }) as const

/** One page of the board. */
export const crewsQuery = (query: BoardQuery) =>
  queryOptions({
    queryKey: [...queryKeys.board, query],
    queryFn: ({ signal }) => callWithTotal(listCrews, { query }, { signal }),
  })

export const useBoard = (query: BoardQuery, options: BoardOptions) =>
  useQuery({ ...crewsQuery(query), ...boardOptions(options) })

export type WindowsQuery = NonNullable<Request<typeof countWindows>['query']>

export type WindowCounts = Readonly<Partial<Record<StartWindow, WindowCount>>>

/** How many crews start within each window. */
export const windowCountsQuery = (query: WindowsQuery) =>
  queryOptions({
    queryKey: [...queryKeys.board, 'windows', query],
    queryFn: async ({ signal }): Promise<WindowCounts> => {
      const counts = await call(countWindows, { query }, { signal })
      return Object.fromEntries(counts.map((count) => [count.startTime, count]))
    },
  })

/** Refetched together with the board. */
export const useWindowCounts = (query: WindowsQuery, options: BoardOptions) =>
  useQuery({ ...windowCountsQuery(query), ...boardOptions(options) })

/** Refetches the board on screen and everything that is counted for it. */
export const useRefreshBoard = () => {
  const client = useQueryClient()
  return () => void client.refetchQueries({ queryKey: queryKeys.board, type: 'active' })
}

export const crewQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.crew(id),
    queryFn: ({ signal }) => call(getCrew, { params: { id } }, { signal }),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

/**
 * For a link that the visitor points at. The server does not count this as a view, so the answer is stale immediately:
 * opening the page shows it and refetches it, which counts.
 */
export const preloadCrew = async (client: QueryClient, id: number): Promise<void> => {
  const { queryKey } = crewQuery(id)
  if (client.getQueryState(queryKey)) return
  await client.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => call(getCrew, { params: { id }, query: { preload: 'true' } }, { signal }),
  })
  await client.invalidateQueries({ queryKey })
}

/** Without an id nothing is requested. */
export const useCrew = (id: number | undefined) =>
  useQuery({ ...crewQuery(id ?? 0), enabled: id !== undefined })

/** For a part of another page. The server does not count this as a view. */
export const useUncountedCrew = (id: number) =>
  useQuery({
    queryKey: [...queryKeys.crew(id), 'uncounted'],
    queryFn: ({ signal }) => call(getCrew, { params: { id }, query: { preload: 'true' } }, { signal }),
    staleTime: 60_000,
  })

/** The results are in the order of the ids. */
export const useCrews = (ids: readonly number[], { paused }: { paused: boolean }) =>
  useQueries({ queries: ids.map((id) => ({ ...crewQuery(id), enabled: !paused })) })

export const useCreateCrew = () => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Request<typeof createCrew>['body']) => call(createCrew, { body }),
    onSuccess: (crew) => {
      // A cached board would hold the new post back while the pointer is over the list.
      client.removeQueries({ queryKey: queryKeys.board, type: 'inactive' })
      return afterCrewChange(client, crew.id, crew)
    },
  })
}

export const useUpdateCrew = (id: number) =>
  useMutation({
    ...useAnsweredCrewChange(id),
    mutationFn: (body: Request<typeof updateCrew>['body']) => call(updateCrew, { params: { id }, body }),
  })
