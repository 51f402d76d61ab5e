import { queryOptions, useQuery } from '@tanstack/react-query'
import { listSuggestions } from '#contract/crews/suggestions.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const suggestionsQuery = (crewId: number) =>
  queryOptions({
    queryKey: queryKeys.suggestionsOf(crewId),
    queryFn: ({ signal }) => call(listSuggestions, { params: { id: crewId } }, { signal }),
    staleTime: 60_000,
    meta: { forLeaders: true },
  })

export const useSuggestions = (crewId: number, { enabled = true } = {}) =>
  useQuery({ ...suggestionsQuery(crewId), enabled })
