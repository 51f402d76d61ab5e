import { useQuery } from '@tanstack/react-query'
import { type AppealDecision, decideAppeal, listAppeals } from '#contract/sanctions/appeals.ts'
import {
  type BanDraft,
  banUser,
  unbanUser,
  type WarningDraft,
  warnUser,
} from '#contract/sanctions/sanctions.ts'
import type { AppealStatus } from '#contract/wire/appeal-statuses.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useQueue, useQueueCount } from '#web/features/moderation/queue/queue.queries.ts'
import { useModerationChange } from '#web/features/moderation/use-moderation-change.ts'

export const useBanUser = (id: number) =>
  useModerationChange((body: BanDraft) => call(banUser, { params: { id }, body }))

export const useUnbanUser = (id: number) =>
  useModerationChange(() => call(unbanUser, { params: { id }, body: {} }))

export const useWarnUser = (id: number) =>
  useModerationChange((body: WarningDraft) => call(warnUser, { params: { id }, body }))

export const useAppeals = (status: AppealStatus | undefined) =>
  useQueue([...queryKeys.appeals, 'list', status], (before, signal) =>
    call(listAppeals, { query: { status, before } }, { signal }),
  )

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

export const usePendingAppeals = (isAdmin: boolean) =>
  useQueueCount(
    [...queryKeys.appeals, 'pending'],
    (signal) => call(listAppeals, { query: { status: 'pending' } }, { signal }),
    isAdmin,
  )

export const useDecideAppeal = (id: number) =>
  useModerationChange((body: AppealDecision) => call(decideAppeal, { params: { id }, body }))
