import { Download } from 'lucide-react'
import { m } from '#texts'
import { ListState } from '#web/features/moderation/ListState.tsx'
import { LoadMore } from '#web/features/moderation/LoadMore.tsx'
import { StaleRows } from '#web/features/moderation/StaleRows.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { auditFileUrl, useAudit } from './audit.queries.ts'
import type { AuditSearch } from './audit-search.ts'

interface Props {
  search: AuditSearch
  onSearch: (change: AuditSearch) => void
  onClear: () => void
}

export function AuditBrowser({ search, onSearch, onClear }: Props) {
  const list = useAudit(search)
  const { data } = list
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return (
    <Panel flush>
      <AuditFilters search={search} onSearch={onSearch}>
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
            actions={isFiltered ? <Button onClick={onClear}>{m.moderation_clear_filters()}</Button> : null}
          >
            {m.audit_none_text()}
          </EmptyState>
        )}
        <LoadMore list={list} />
      </ListState>
    </Panel>
  )
}
