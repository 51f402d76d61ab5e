import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getHandleProof, requestHandleProof, withdrawHandleProof } from '#contract/handles/handles.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useHandleProof = () =>
  useQuery({
    queryKey: queryKeys.handleProof,
    queryFn: ({ signal }) => call(getHandleProof, {}, { signal }),
    // A moderator decides about it.
    staleTime: 0,
  })

export const useRequestHandleProof = () => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(requestHandleProof),
    onSuccess: (proof) => client.setQueryData(queryKeys.handleProof, proof),
    // A refusal means that the section is stale: there is a request, from another tab perhaps.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.handleProof }),
  })
}

export const useWithdrawHandleProof = () => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(withdrawHandleProof),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.handleProof }),
  })
}
