import { useMutation } from '@tanstack/react-query'
import {
  cancelMission,
  cancelReason,
  completeMission,
  endMission,
  keepCrew,
  leaveCrew,
  removeMember,
  startMission,
} from '#contract/missions.ts'
import { call } from '#web/api/call.ts'
import { useAnsweredCrewChange, useCrewChange } from '#web/live/crew-change.ts'

const byCrew = (crewId: number) => ({ params: { id: crewId } })

export const useStartMission = (crewId: number) =>
  useMutation({ ...useAnsweredCrewChange(crewId), mutationFn: () => call(startMission, byCrew(crewId)) })

export const useCompleteMission = (crewId: number) =>
  useMutation({ ...useAnsweredCrewChange(crewId), mutationFn: () => call(completeMission, byCrew(crewId)) })

export const useEndMission = (crewId: number) =>
  useMutation({ ...useAnsweredCrewChange(crewId), mutationFn: () => call(endMission, byCrew(crewId)) })

export const useCancelMission = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: () => call(cancelMission, { ...byCrew(crewId), body: { reason: cancelReason } }),
  })

export const useKeepCrew = (crewId: number) =>
  useMutation({ ...useAnsweredCrewChange(crewId), mutationFn: () => call(keepCrew, byCrew(crewId)) })

export const useLeaveCrew = (crewId: number) =>
  useMutation({ ...useAnsweredCrewChange(crewId), mutationFn: () => call(leaveCrew, byCrew(crewId)) })

export const useRemoveMember = (crewId: number, userId: number) =>
  useMutation({
    ...useCrewChange(crewId),
    mutationFn: () => call(removeMember, { params: { id: crewId, userId } }),
  })
