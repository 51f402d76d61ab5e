import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getWaitlist,
  joinWaitlist,
  leaveWaitlist,
  offerToWaiting,
  removeFromWaitlist,
  updateWaitlist,
  type Waitlist,
} from '#contract/waitlists/waitlists.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { showAnswer } from '#web/live/answered-change.ts'
import { useAnsweredCrewChange, useCrewChange } from '#web/live/crew-change.ts'

export const waitlistQuery = (crewId: number) =>
  queryOptions({
    queryKey: queryKeys.waitlistOf(crewId),
    queryFn: ({ signal }) => call(getWaitlist, { params: { id: crewId } }, { signal }),
    staleTime: 10_000,
    refetchInterval: pollMs,
    meta: { forLeaders: true },
  })

export const useWaitlist = (crewId: number) => useQuery(waitlistQuery(crewId))

/** Whether a free seat is offered in order; if not, the leader is asked first. */
export const useFillsSeats = (crewId: number) =>
  useQuery({ ...waitlistQuery(crewId), select: ({ asksFirst }) => !asksFirst })

export const useJoinWaitlist = (crewId: number) =>
  useMutation({
    mutationFn: (roleId: number | null) => call(joinWaitlist, { params: { id: crewId }, body: { roleId } }),
    ...useAnsweredCrewChange(crewId),
  })

export const useLeaveWaitlist = (crewId: number) =>
  useMutation({
    mutationFn: () => call(leaveWaitlist, { params: { id: crewId } }),
    ...useCrewChange(crewId),
  })

/** For changes that the server answers with the waiting list. */
const useWaitlistChange = (crewId: number) => {
  const client = useQueryClient()
  const change = useCrewChange(crewId)
  return {
    ...change,
    onSuccess: async (waitlist: Waitlist) => {
      await showAnswer(client, queryKeys.waitlistOf(crewId), () => waitlist)
      await change.onSuccess()
    },
  }
}

export const useUpdateWaitlist = (crewId: number) =>
  useMutation({
    mutationFn: (fillsSeats: boolean) =>
      call(updateWaitlist, { params: { id: crewId }, body: { asksFirst: !fillsSeats } }),
    ...useWaitlistChange(crewId),
  })

export const useOfferToWaiting = (crewId: number) =>
  useMutation({
    mutationFn: (userId: number) => call(offerToWaiting, { params: { id: crewId, userId } }),
    ...useWaitlistChange(crewId),
  })

export const useRemoveFromWaitlist = (crewId: number) =>
  useMutation({
    mutationFn: (userId: number) => call(removeFromWaitlist, { params: { id: crewId, userId } }),
    ...useCrewChange(crewId),
  })
