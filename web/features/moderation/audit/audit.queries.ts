import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { downloadAudit, listAudit } from '#contract/audit/audit.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { call, urlOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { AuditSearch } from './audit-search.ts'

export const useAudit = (search: AuditSearch) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.moderation, 'audit', search],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...search, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) =>
      page.length < moderationLimits.auditPage ? undefined : String(page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** The address of the file with the same filters. */
export const auditFileUrl = (search: AuditSearch): string =>
  urlOf(downloadAudit.path, { query: { ...search } })
