import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiToken, createToken, endToken, listTokens } from '#contract/tokens/tokens.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useTokens = () =>
  useQuery({
    queryKey: queryKeys.tokens,
    queryFn: ({ signal }) => call(listTokens, {}, { signal }),
  })

export const useCreateToken = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Request<typeof createToken>['body']) => call(createToken, { body }),
    onSuccess: ({ token: _, ...created }) => {
      client.setQueryData<ApiToken[]>(queryKeys.tokens, (before) => before && [created, ...before])
      client.invalidateQueries({ queryKey: queryKeys.securityEvents })
    },
    // The token is a secret: it goes with the dialog that shows it.
    gcTime: 0,
  })
}

export const useEndToken = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(endToken, { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData<ApiToken[]>(queryKeys.tokens, (before) =>
        before?.filter((token) => token.id !== id),
      )
      client.invalidateQueries({ queryKey: queryKeys.securityEvents })
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.tokens }),
  })
}
