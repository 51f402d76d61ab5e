import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ProofDecision } from '#contract/handles/forms.ts'
import { decideHandleProof, listHandleProofs } from '#contract/handles/handles.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useModerationChange } from '#web/features/moderation/use-moderation-change.ts'

export const useHandleProofs = () =>
  useInfiniteQuery({
    queryKey: [...queryKeys.handleProofs, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listHandleProofs, { query: { ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < moderationLimits.page ? undefined : String(page.at(-1)?.id)),
    select: ({ pages }) => pages.flat(),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

/** How many handles wait to be verified, as far as one page of them shows. */
export const useOpenProofs = () =>
  useQuery({
    queryKey: [...queryKeys.handleProofs, 'count'],
    queryFn: async ({ signal }) => {
      const open = await call(listHandleProofs, {}, { signal })
      return { count: open.length, hasMore: open.length === moderationLimits.page }
    },
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

export const useDecideHandleProof = (id: number) =>
  useModerationChange((body: ProofDecision) => call(decideHandleProof, { params: { id }, body }))
