import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { decideAppeal, listAppeals } from '#contract/appeals.ts'
import { type AppealStatus, moderationLimits } from '#contract/moderation-fields.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

const appealsKey = [...queryKeys.moderation, 'appeals']

export const useAppeals = (status: AppealStatus | undefined) =>
  useInfiniteQuery({
    queryKey: [...appealsKey, 'list', status],
    queryFn: ({ pageParam, signal }) =>
      call(listAppeals, { query: { status, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < moderationLimits.page ? undefined : String(page.at(-1)?.id)),
    select: ({ pages }) => pages.flat(),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

/** How many appeals wait for a decision, as far as one page of them tells. */
export const usePendingAppeals = (isAdmin: boolean) =>
  useQuery({
    queryKey: [...appealsKey, 'pending'],
    queryFn: async ({ signal }) => {
      const pending = await call(listAppeals, { query: { status: 'pending' } }, { signal })
      return pending.length
    },
    enabled: isAdmin,
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

export const useDecideAppeal = (id: number) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Request<typeof decideAppeal>['body']) => call(decideAppeal, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.moderation }),
  })
}
