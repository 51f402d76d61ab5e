import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DisputeForm, SettlementDraft } from '#contract/settlements/forms.ts'
import {
  confirmShare,
  disputeShare,
  getSettlement,
  type Settlement,
  sendSettlement,
} from '#contract/settlements/settlements.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const settlementQuery = (crewId: number) =>
  queryOptions({
    queryKey: queryKeys.settlementOf(crewId),
    queryFn: ({ signal }) => call(getSettlement, { params: { id: crewId } }, { signal }),
    staleTime: 10_000,
  })

export const useSettlement = (crewId: number) => useQuery(settlementQuery(crewId))

/** Shows the sheet as the server returned it. A fetch that is in flight may still bring the one before. */
const showSettlement = async (client: QueryClient, crewId: number, settlement: Settlement): Promise<void> => {
  const queryKey = queryKeys.settlementOf(crewId)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, settlement)
  // The crew says whether there is a sheet.
  void client.invalidateQueries({ queryKey: queryKeys.crew(crewId), exact: true })
  void client.invalidateQueries({ queryKey: queryKeys.notices })
}

/** What all changes have in common: the server answers with the sheet as it is then. */
const useSettlementChange = (crewId: number) => {
  const client = useQueryClient()
  return {
    // Without a network, fail at once instead of waiting for one.
    networkMode: 'always' as const,
    onSuccess: (settlement: Settlement) => showSettlement(client, crewId, settlement),
    // A refusal means that the page is stale.
    onError: (error: Error) => {
      if (error instanceof ApiError)
        void client.invalidateQueries({ queryKey: queryKeys.settlementOf(crewId) })
    },
  }
}

export const useSendSettlement = (crewId: number) =>
  useMutation({
    ...useSettlementChange(crewId),
    mutationFn: (body: SettlementDraft) => call(sendSettlement, { params: { id: crewId }, body }),
  })

export const useConfirmShare = (crewId: number) =>
  useMutation({
    ...useSettlementChange(crewId),
    mutationFn: (version: number) => call(confirmShare, { params: { id: crewId }, body: { version } }),
  })

export const useDisputeShare = (crewId: number) =>
  useMutation({
    ...useSettlementChange(crewId),
    mutationFn: (body: DisputeForm) => call(disputeShare, { params: { id: crewId }, body }),
  })
