import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { DisputeForm, SettlementDraft } from '#contract/settlements/forms.ts'
import {
  confirmShare,
  disputeShare,
  getSettlement,
  type Settlement,
  sendSettlement,
} from '#contract/settlements/settlements.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

export const settlementQuery = (crewId: number) =>
  queryOptions({
    queryKey: queryKeys.settlementOf(crewId),
    queryFn: ({ signal }) => call(getSettlement, { params: { id: crewId } }, { signal }),
    staleTime: 10_000,
  })

export const useSettlement = (crewId: number) => useQuery(settlementQuery(crewId))

/** The server answers with the sheet as it is then. */
const useSettlementChange = (crewId: number) =>
  useAnsweredChange<Settlement>(queryKeys.settlementOf(crewId), {
    also: () => [
      // The crew says whether there is a sheet.
      { queryKey: queryKeys.crew(crewId), exact: true },
      { queryKey: queryKeys.notices },
    ],
  })

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
