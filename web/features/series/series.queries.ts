import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DateChange, SeriesDraft } from '#contract/series/drafts.ts'
import {
  changeSeriesDate,
  createSeries,
  endSeries,
  getSeries,
  listMySeries,
  type Series,
  updateSeriesTemplate,
} from '#contract/series/series.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useSeries = (id: number) =>
  useQuery({
    queryKey: queryKeys.seriesOf(id),
    queryFn: ({ signal }) => call(getSeries, { params: { id } }, { signal }),
    // A date is posted without an event about the series.
    staleTime: 0,
  })

export const useMySeries = () =>
  useQuery({
    queryKey: queryKeys.mySeries,
    queryFn: ({ signal }) => call(listMySeries, {}, { signal }),
    staleTime: 10_000,
  })

/** Every crew of a series shows its next dates. They are refetched without waiting. */
const showSeries = (client: QueryClient, series: Series): void => {
  client.setQueryData(queryKeys.seriesOf(series.id), series)
  void client.invalidateQueries({ queryKey: queryKeys.mySeries })
  for (const { crewId } of series.dates) {
    if (crewId !== null) void client.invalidateQueries({ queryKey: queryKeys.crew(crewId) })
  }
}

/** What all changes to a series have in common: the server answers with the series as it is then. */
const useSeriesChange = () => {
  const client = useQueryClient()
  return {
    // Without a network, fail at once instead of waiting for one.
    networkMode: 'always' as const,
    onSuccess: (series: Series) => showSeries(client, series),
  }
}

export const useCreateSeries = (crewId: number) => {
  const client = useQueryClient()
  const change = useSeriesChange()
  return useMutation({
    ...change,
    onSuccess: (series) => {
      change.onSuccess(series)
      // The button to repeat the mission is gone when the dialog is.
      return client.invalidateQueries({ queryKey: queryKeys.crew(crewId) })
    },
    mutationFn: (body: SeriesDraft) => call(createSeries, { params: { id: crewId }, body }),
  })
}

export const useChangeDate = (id: number, number: number) =>
  useMutation({
    ...useSeriesChange(),
    mutationFn: (body: DateChange) => call(changeSeriesDate, { params: { id, number }, body }),
  })

export const useTakeOver = (id: number, crewId: number) =>
  useMutation({
    ...useSeriesChange(),
    mutationFn: () => call(updateSeriesTemplate, { params: { id }, body: { crewId } }),
  })

export const useEndSeries = (id: number) =>
  useMutation({ ...useSeriesChange(), mutationFn: () => call(endSeries, { params: { id } }) })
