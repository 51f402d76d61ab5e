import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { SearchFilters } from '#contract/searches/filters.ts'
import { deleteSearch, listSearches, type SavedSearch, saveSearch } from '#contract/searches/searches.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

/** The server writes the names, in the language of the page. */
const keyOfPage = () => [...queryKeys.searches, currentLocale()]

export const searchesQuery = () =>
  queryOptions({
    queryKey: keyOfPage(),
    queryFn: ({ signal }) => call(listSearches, {}, { signal }),
    staleTime: 10_000,
  })

export const useSearches = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...searchesQuery(), enabled })

export const useSaveSearch = () =>
  useMutation({
    ...useAnsweredChange<SavedSearch, SavedSearch[]>(keyOfPage(), {
      update: (before, saved) => before && [saved, ...before.filter(({ id }) => id !== saved.id)],
    }),
    mutationFn: (filters: SearchFilters) => call(saveSearch, { body: filters }),
  })

export const useDeleteSearch = () =>
  useMutation({
    ...useAnsweredChange<void>(keyOfPage()),
    mutationFn: (id: number) => call(deleteSearch, { params: { id } }),
  })
