import { useMutation } from '@tanstack/react-query'
import { stopBoarding } from '#contract/boarding/boarding.ts'
import { call } from '#web/api/call.ts'
import { useAnsweredCrewChange } from '#web/live/crew-change.ts'

export const useStopBoarding = (crewId: number) =>
  useMutation({
    mutationFn: () => call(stopBoarding, { params: { id: crewId } }),
    ...useAnsweredCrewChange(crewId),
  })
