import { useMutation, useQuery } from '@tanstack/react-query'
import { type ApiToken, createToken, endToken, listTokens } from '#contract/tokens/tokens.ts'
import type { Answer, Request } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

export const useTokens = () =>
  useQuery({
    queryKey: queryKeys.tokens,
    queryFn: ({ signal }) => call(listTokens, {}, { signal }),
  })

const useTokenChange = <Answer, Variables>(
  update: (before: ApiToken[] | undefined, answer: Answer, variables: Variables) => ApiToken[] | undefined,
) =>
  useAnsweredChange<Answer, ApiToken[], Variables>(queryKeys.tokens, {
    update,
    also: () => [{ queryKey: queryKeys.securityEvents }],
  })

export const useCreateToken = () =>
  useMutation({
    ...useTokenChange(
      (before, { token: _, ...created }: Answer<typeof createToken>) => before && [created, ...before],
    ),
    mutationFn: (body: Request<typeof createToken>['body']) => call(createToken, { body }),
    // The token is a secret: it goes with the dialog that shows it.
    gcTime: 0,
  })

export const useEndToken = () =>
  useMutation({
    ...useTokenChange((before, _: unknown, id: number) => before?.filter((token) => token.id !== id)),
    mutationFn: (id: number) => call(endToken, { params: { id } }),
  })
