import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
import { showAnswer, useAnsweredChange } from '#web/live/answered-change.ts'
import { useCrewChange } from '#web/live/crew-change.ts'

export const seriesQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.seriesOf(id),
    queryFn: ({ signal }) => call(getSeries, { params: { id } }, { signal }),
    // A date is posted without an event about the series.
    staleTime: 0,
  })

export const useSeries = (id: number) => useQuery(seriesQuery(id))

export const useMySeries = () =>
  useQuery({
    queryKey: queryKeys.mySeries,
    queryFn: ({ signal }) => call(listMySeries, {}, { signal }),
    staleTime: 10_000,
  })

/** Every crew of a series shows its next dates. */
const changedWith = ({ dates }: Series) => [
  { queryKey: queryKeys.mySeries },
  ...dates.flatMap(({ crewId }) => (crewId === null ? [] : [{ queryKey: queryKeys.crew(crewId) }])),
]

/** The server answers with the series as it is then. */
const useSeriesChange = (id: number) =>
  useAnsweredChange<Series>(queryKeys.seriesOf(id), { also: changedWith })

export const useCreateSeries = (crewId: number) => {
  const client = useQueryClient()
  const change = useCrewChange(crewId)
  return useMutation({
    ...change,
    mutationFn: (body: SeriesDraft) => call(createSeries, { params: { id: crewId }, body }),
    onSuccess: async (series) => {
      void client.invalidateQueries({ queryKey: queryKeys.mySeries })
      await showAnswer(client, queryKeys.seriesOf(series.id), () => series)
      // The button to repeat the mission is gone when the dialog is.
      await change.onSuccess()
    },
  })
}

export const useChangeDate = (id: number, number: number) =>
  useMutation({
    ...useSeriesChange(id),
    mutationFn: (body: DateChange) => call(changeSeriesDate, { params: { id, number }, body }),
  })

export const useTakeOver = (id: number, crewId: number) =>
  useMutation({
    ...useSeriesChange(id),
    mutationFn: () => call(updateSeriesTemplate, { params: { id }, body: { crewId } }),
  })

export const useEndSeries = (id: number) =>
  useMutation({ ...useSeriesChange(id), mutationFn: () => call(endSeries, { params: { id } }) })
