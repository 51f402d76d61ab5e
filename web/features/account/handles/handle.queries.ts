import { useMutation, useQuery } from '@tanstack/react-query'
import {
  getHandleProof,
  type HandleProof,
  requestHandleProof,
  withdrawHandleProof,
} from '#contract/handles/handles.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

export const useHandleProof = () =>
  useQuery({
    queryKey: queryKeys.handleProof,
    queryFn: ({ signal }) => call(getHandleProof, {}, { signal }),
    // A moderator decides about it.
    staleTime: 0,
  })

export const useRequestHandleProof = () =>
  useMutation({
    ...useAnsweredChange<HandleProof>(queryKeys.handleProof),
    mutationFn: () => call(requestHandleProof),
  })

export const useWithdrawHandleProof = () =>
  useMutation({
    ...useAnsweredChange<void>(queryKeys.handleProof),
    mutationFn: () => call(withdrawHandleProof),
  })
