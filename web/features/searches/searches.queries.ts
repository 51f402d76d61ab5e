import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SearchFilters } from '#contract/searches/filters.ts'
import { deleteSearch, listSearches, type SavedSearch, saveSearch } from '#contract/searches/searches.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentLocale } from '#web/i18n/language.ts'

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

export const useSaveSearch = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (filters: SearchFilters) => call(saveSearch, { body: filters }),
    onSuccess: (saved) =>
      client.setQueryData<SavedSearch[]>(
        keyOfPage(),
        (before) => before && [saved, ...before.filter(({ id }) => id !== saved.id)],
      ),
  })
}

export const useDeleteSearch = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(deleteSearch, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.searches }),
  })
}
