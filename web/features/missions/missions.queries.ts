import { useMutation } from '@tanstack/react-query'
import {
  assignRole,
  bringShip,
  cancelMission,
  cancelReason,
  completeMission,
  endMission,
  keepCrew,
  leaveCrew,
  removeMember,
  startMission,
} from '#contract/missions/missions.ts'
import { call } from '#web/api/call.ts'
import { useAnsweredCrewChange, useCrewChange } from '#web/live/crew-change.ts'

const byCrew = (crewId: number) => ({ params: { id: crewId } })

const complete = (crewId: number, absent: readonly number[]) =>
  call(completeMission, { ...byCrew(crewId), body: { absent: [...absent] } })

const missionSteps = {
  start: (crewId: number) => call(startMission, byCrew(crewId)),
  complete: (crewId: number) => complete(crewId, []),
  end: (crewId: number) => call(endMission, byCrew(crewId)),
  cancel: (crewId: number) => call(cancelMission, { ...byCrew(crewId), body: { reason: cancelReason } }),
}
export type MissionStep = keyof typeof missionSteps

export const useMissionStep = (crewId: number, step: MissionStep) =>
  useMutation({ ...useAnsweredCrewChange(crewId), mutationFn: () => missionSteps[step](crewId) })

export const useCompleteMission = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: (absent: readonly number[]) => complete(crewId, absent),
  })

export const useKeepCrew = (crewId: number) =>
  useMutation({ ...useAnsweredCrewChange(crewId), mutationFn: () => call(keepCrew, byCrew(crewId)) })

export const useLeaveCrew = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: () => call(leaveCrew, byCrew(crewId), { keepalive: true }),
  })

export const useRemoveMember = (crewId: number, userId: number) =>
  useMutation({
    ...useCrewChange(crewId),
    mutationFn: () => call(removeMember, { params: { id: crewId, userId } }, { keepalive: true }),
  })

export const useAssignRole = (crewId: number, userId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: (roleId: number | null) =>
      call(assignRole, { params: { id: crewId, userId }, body: { roleId } }),
  })

export const useBringShip = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: (fleetShipId: number | null) => call(bringShip, { ...byCrew(crewId), body: { fleetShipId } }),
  })
