import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { downloadAudit, listAudit } from '#contract/audit/audit.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { m } from '#texts'
import { call, urlOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { ListState } from '#web/features/moderation/ListState.tsx'
import { LoadMore } from '#web/features/moderation/LoadMore.tsx'
import { StaleRows } from '#web/features/moderation/StaleRows.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import type { AuditSearch } from './audit-search.ts'

const useAudit = (search: AuditSearch) =>
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
const auditFileUrl = (search: AuditSearch): string => urlOf(downloadAudit.path, { query: { ...search } })

export function AuditTab() {
  const search = useSearch({ from: '/data/admin/audit' })
  const navigate = useNavigate({ from: paths.adminAudit })
  const change = (change: AuditSearch) =>
    navigate({
      search: (shown: AuditSearch) => ({ ...shown, ...change }),
      replace: true,
      resetScroll: false,
    })
  const clear = () => navigate({ search: {}, replace: true, resetScroll: false })
  const list = useAudit(search)
  const { data } = list
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return (
    <Panel flush>
      <AuditFilters search={search} onSearch={change}>
        <Button asChild size="sm">
          <a href={auditFileUrl(search)} download>
            <Download aria-hidden />
            {m.audit_download()}
          </a>
        </Button>
      </AuditFilters>
      <ListState query={list}>
        {data?.length ? (
          <StaleRows isStale={list.isPlaceholderData}>
            <AuditTable entries={data} />
          </StaleRows>
        ) : (
          <EmptyState
            art="seats"
            title={m.audit_none()}
            actions={isFiltered ? <Button onClick={clear}>{m.moderation_clear_filters()}</Button> : null}
          >
            {m.audit_none_text()}
          </EmptyState>
        )}
        <LoadMore list={list} />
      </ListState>
    </Panel>
  )
}
