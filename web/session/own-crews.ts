import { queryOptions } from '@tanstack/react-query'
import { listMyCrews } from '#contract/missions/missions.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export type OwnCrews = Answer<typeof listMyCrews>

/** The crews that the player leads, has joined or has applied to, and those that are over. */
export const ownCrews = queryOptions({
  queryKey: queryKeys.myCrews,
  queryFn: ({ signal }) => call(listMyCrews, {}, { signal }),
})
