import { useMutation } from '@tanstack/react-query'
import { handOverCrew, nameCoLeader } from '#contract/leading/leading.ts'
import { call } from '#web/api/call.ts'
import { useAnsweredCrewChange } from '#web/live/crew-change.ts'

export const useNameCoLeader = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: (userId: number | null) => call(nameCoLeader, { params: { id: crewId }, body: { userId } }),
  })

export const useHandOverCrew = (crewId: number, userId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: () => call(handOverCrew, { params: { id: crewId }, body: { userId } }),
  })
