import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { decideAbsence, listContestedAbsences } from '#contract/attendance/attendance.ts'
import type { AbsenceVerdict } from '#contract/attendance/fields.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useModerationChange } from '#web/features/moderation/use-moderation-change.ts'

export const useContestedAbsences = () =>
  useInfiniteQuery({
    queryKey: [...queryKeys.contestedAbsences, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listContestedAbsences, { query: { ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < moderationLimits.page ? undefined : String(page.at(-1)?.id)),
    select: ({ pages }) => pages.flat(),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

/** How many absences wait for a decision, as far as one page of them shows. */
export const useOpenAbsences = () =>
  useQuery({
    queryKey: [...queryKeys.contestedAbsences, 'count'],
    queryFn: async ({ signal }) => {
      const open = await call(listContestedAbsences, {}, { signal })
      return { count: open.length, hasMore: open.length === moderationLimits.page }
    },
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

export const useDecideAbsence = (id: number, status: AbsenceVerdict) =>
  useModerationChange(() => call(decideAbsence, { params: { id }, body: { status } }))
