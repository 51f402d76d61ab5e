import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { acceptOffer, declineOffer, listOffers, takeBackOffer } from '#contract/offers/offers.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredCrewChange, useCrewChange } from '#web/live/crew-change.ts'

export const useOffers = (crewId: number) =>
  useQuery({
    queryKey: queryKeys.offersOf(crewId),
    queryFn: ({ signal }) => call(listOffers, { params: { id: crewId } }, { signal }),
    select: ({ offers }) => offers,
    staleTime: 10_000,
    refetchInterval: pollMs,
    meta: { forLeaders: true },
  })

/** The invitation was a message, which shows what became of it and counts as read. */
const changedMessages = [queryKeys.messages, queryKeys.conversations, queryKeys.unreadCounts]

const useStaleMessages = () => {
  const client = useQueryClient()
  return () => Promise.all(changedMessages.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export const useAcceptOffer = (crewId: number) => {
  const refetchMessages = useStaleMessages()
  return useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: (id: number) => call(acceptOffer, { params: { id } }),
    onSettled: refetchMessages,
  })
}

export const useDeclineOffer = (crewId: number) => {
  const refetchMessages = useStaleMessages()
  return useMutation({
    ...useCrewChange(crewId),
    mutationFn: (id: number) => call(declineOffer, { params: { id } }, { keepalive: true }),
    onSettled: refetchMessages,
  })
}

export const useTakeBackOffer = (crewId: number) =>
  useMutation({
    ...useCrewChange(crewId),
    mutationFn: (id: number) => call(takeBackOffer, { params: { id } }, { keepalive: true }),
  })
