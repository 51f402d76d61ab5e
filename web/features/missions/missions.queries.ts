import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CrewDetails } from '#contract/crews.ts'
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
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { mutationKeys, queryKeys } from '#web/api/query-keys.ts'

/** A change of the mission makes the crew, the board and the lists old; most answer with the crew as it is now. */
const useChange = (crewId: number) => {
  const client = useQueryClient()
  const refresh = async (keys: readonly (readonly unknown[])[]) => {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  const lists = [queryKeys.board, queryKeys.applicationsOf(crewId), queryKeys.myCrews]
  return {
    // Without a network it is better to say so than to wait for one.
    networkMode: 'always' as const,
    onSuccess: async (crew: CrewDetails | undefined) => {
      if (!crew) return refresh([queryKeys.crew(crewId), queryKeys.rolesOf(crewId), ...lists])
      client.setQueryData(queryKeys.crew(crewId), crew)
      void refresh([queryKeys.rolesOf(crewId), ...lists])
    },
    // A refusal tells that the page shows what is no longer so.
    onError: (error: Error) => {
      if (error instanceof ApiError) void refresh([queryKeys.crew(crewId), ...lists])
    },
  }
}

const byCrew = (crewId: number) => ({ params: { id: crewId } })

export const useStartMission = (crewId: number) =>
  useMutation({
    ...useChange(crewId),
    mutationKey: mutationKeys.startMission(crewId),
    mutationFn: () => call(startMission, byCrew(crewId)),
  })

export const useCompleteMission = (crewId: number) =>
  useMutation({ ...useChange(crewId), mutationFn: () => call(completeMission, byCrew(crewId)) })

export const useEndMission = (crewId: number) =>
  useMutation({ ...useChange(crewId), mutationFn: () => call(endMission, byCrew(crewId)) })

export const useCancelMission = (crewId: number) =>
  useMutation({
    ...useChange(crewId),
    mutationFn: () => call(cancelMission, { ...byCrew(crewId), body: { reason: cancelReason } }),
  })

export const useKeepCrew = (crewId: number) =>
  useMutation({ ...useChange(crewId), mutationFn: () => call(keepCrew, byCrew(crewId)) })

export const useLeaveCrew = (crewId: number) =>
  useMutation({ ...useChange(crewId), mutationFn: () => call(leaveCrew, byCrew(crewId)) })

export const useRemoveMember = (crewId: number, userId: number) =>
  useMutation({
    ...useChange(crewId),
    mutationFn: async () => {
      await call(removeMember, { params: { id: crewId, userId } })
      return undefined
    },
  })
