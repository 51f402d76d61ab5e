import { useMutation, useQueryClient } from '@tanstack/react-query'
import { seriesLimits } from '#contract/series/limits.ts'
import { createSeries } from '#contract/series/series.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import { errorText } from '#web/api/error-texts.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'

/** Repeats a crew that was just posted every week. It never fails: a toast says so if the series could not be made. */
export const useRepeatNewCrew = () => {
  const client = useQueryClient()
  const toast = useToast()
  const { mutateAsync: repeat } = useMutation({
    mutationFn: (id: number) =>
      call(createSeries, { params: { id }, body: { times: seriesLimits.mostTimes, everyWeeks: 1 } }),
  })
  return async (crewId: number): Promise<void> => {
    try {
      await repeat(crewId)
      void client.invalidateQueries({ queryKey: queryKeys.mySeries })
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.series_repeat_failed())))
    }
  }
}
