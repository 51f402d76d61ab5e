import { useMutation } from '@tanstack/react-query'
import { contestAbsence, withdrawAbsence } from '#contract/attendance/attendance.ts'
import { call } from '#web/api/call.ts'
import { useAnsweredCrewChange } from '#web/live/crew-change.ts'

export const useContestAbsence = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: (body: { text: string }) => call(contestAbsence, { params: { id: crewId }, body }),
  })

export const useWithdrawAbsence = (crewId: number, userId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: () => call(withdrawAbsence, { params: { id: crewId, userId } }),
  })
