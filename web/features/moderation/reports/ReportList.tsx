import type { Ref } from 'react'
import { m } from '#texts'
import { ListState } from '#web/features/moderation/ListState.tsx'
import { LoadMore } from '#web/features/moderation/LoadMore.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportTable } from './ReportTable.tsx'
import type { ReportStep } from './report-step.ts'
import { useReports } from './reports.queries.ts'
import type { ReportsSearch } from './reports-search.ts'

interface Props {
  search: ReportsSearch
  onChange: (change: ReportsSearch) => void
  onStep: (step: ReportStep) => void
  ref: Ref<HTMLElement>
}

export function ReportList({ search, onChange, onStep, ref }: Props) {
  const query = useReports(search)
  const { data: reports } = query
  return (
    <Panel flush ref={ref}>
      <ReportFilters search={search} onChange={onChange} />
      <ListState query={query}>
        {reports?.length ? (
          <ReportTable reports={reports} search={search} onStep={onStep} />
        ) : (
          <ReportsEmpty search={search} onChange={onChange} />
        )}
        <LoadMore list={query} />
      </ListState>
    </Panel>
  )
}

function ReportsEmpty({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const isFiltered = search.category !== undefined || search.search !== undefined
  if (isFiltered) {
    return (
      <EmptyState
        art="seats"
        title={m.reports_none_found()}
        actions={
          <Button onClick={() => onChange({ category: undefined, search: undefined })}>
            {m.moderation_clear_filters()}
          </Button>
        }
      >
        {m.reports_none_found_text()}
      </EmptyState>
    )
  }
  const isPending = search.status === undefined
  return (
    <EmptyState art="envelope" title={isPending ? m.reports_none_pending() : m.reports_none()}>
      {isPending ? m.reports_none_pending_text() : m.reports_none_text()}
    </EmptyState>
  )
}
