import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type AppealDecision, decideAppeal, listAppeals } from '#contract/sanctions/appeals.ts'
import { type AppealStatus, moderationLimits } from '#contract/sanctions/fields.ts'
import {
  type BanDraft,
  banUser,
  unbanUser,
  type WarningDraft,
  warnUser,
} from '#contract/sanctions/sanctions.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useModerationChange } from '#web/features/moderation/use-moderation-change.ts'

export const useBanUser = (id: number) =>
  useModerationChange((body: BanDraft) => call(banUser, { params: { id }, body }))

export const useUnbanUser = (id: number) =>
  useModerationChange(() => call(unbanUser, { params: { id }, body: {} }))

export const useWarnUser = (id: number) =>
  useModerationChange((body: WarningDraft) => call(warnUser, { params: { id }, body }))

export const useAppeals = (status: AppealStatus | undefined) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.appeals, 'list', status],
    queryFn: ({ pageParam, signal }) =>
      call(listAppeals, { query: { status, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < moderationLimits.page ? undefined : String(page.at(-1)?.id)),
    select: ({ pages }) => pages.flat(),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

/** Null if it no longer exists. */
export const useAppeal = (id: number) =>
  useQuery({
    queryKey: [...queryKeys.appeals, 'one', id],
    queryFn: async ({ signal }) => {
      const [appeal] = await call(listAppeals, { query: { before: String(id + 1) } }, { signal })
      return appeal?.id === id ? appeal : null
    },
    staleTime: 0,
  })

/** How many appeals wait for a decision, as far as one page of them shows. */
export const usePendingAppeals = (isAdmin: boolean) =>
  useQuery({
    queryKey: [...queryKeys.appeals, 'pending'],
    queryFn: async ({ signal }) => {
      const pending = await call(listAppeals, { query: { status: 'pending' } }, { signal })
      return { count: pending.length, hasMore: pending.length === moderationLimits.page }
    },
    enabled: isAdmin,
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

export const useDecideAppeal = (id: number) =>
  useModerationChange((body: AppealDecision) => call(decideAppeal, { params: { id }, body }))
