import { useMutation } from '@tanstack/react-query'
import type { ReadyAnswer } from '#contract/crews/readiness.ts'
import { answerReadyCheck, callReadyCheck, releaseSilent } from '#contract/missions/ready.ts'
import { call } from '#web/api/call.ts'
import { useAnsweredCrewChange } from '#web/live/crew-change.ts'

export const useCallReady = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: () => call(callReadyCheck, { params: { id: crewId } }),
  })

export const useAnswerReady = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: (answer: ReadyAnswer) => call(answerReadyCheck, { params: { id: crewId }, body: { answer } }),
  })

export const useReleaseSilent = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: (userIds: readonly number[]) =>
      call(releaseSilent, { params: { id: crewId }, body: { userIds: [...userIds] } }),
  })
