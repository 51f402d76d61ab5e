import type { Ref } from 'react'
import { m } from '#texts'
import { useReports } from '#web/features/moderation/moderation.queries.ts'
import type { ReportsSearch } from '#web/features/moderation/reports-search.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import styles from './ReportList.module.css'
import { ReportTable } from './ReportTable.tsx'
import type { ReportStep } from './report-step.ts'

interface Props {
  search: ReportsSearch
  onChange: (change: ReportsSearch) => void
  onStep: (step: ReportStep) => void
  ref: Ref<HTMLElement>
}

export function ReportList({ search, onChange, onStep, ref }: Props) {
  const query = useReports(search)
  const content = () => {
    const { data: reports } = query
    if (query.isPending) {
      return (
        <LoadingRegion label={m.moderation_loading()} className={styles.loading}>
          <Skeleton height={48} />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </LoadingRegion>
      )
    }
    if (!reports) {
      return (
        <ScreenProblem
          title={m.moderation_load_failed()}
          error={query.error}
          retrying={query.isFetching}
          onRetry={query.refetch}
        />
      )
    }
    if (reports.length === 0) return <ReportsEmpty search={search} onChange={onChange} />
    return (
      <>
        <ReportTable reports={reports} search={search} onStep={onStep} />
        {query.isFetchNextPageError ? (
          <div className={styles.more}>
            <LoadProblem
              error={query.error}
              fallback={m.moderation_load_failed()}
              retrying={query.isFetchingNextPage}
              onRetry={query.fetchNextPage}
            />
          </div>
        ) : null}
        {query.hasNextPage && !query.isFetchNextPageError ? (
          <div className={styles.more}>
            <Button pending={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {m.moderation_more()}
            </Button>
          </div>
        ) : null}
      </>
    )
  }
  return (
    <Panel flush ref={ref}>
      <ReportFilters search={search} onChange={onChange} />
      {content()}
    </Panel>
  )
}

function ReportsEmpty({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const isFiltered = search.category !== undefined || search.search !== undefined
  if (isFiltered) {
    return (
      <EmptyState
        art="signal"
        title={m.moderation_none_found()}
        actions={
          <Button onClick={() => onChange({ category: undefined, search: undefined })}>
            {m.moderation_clear_filters()}
          </Button>
        }
      >
        {m.moderation_none_found_text()}
      </EmptyState>
    )
  }
  const isPending = search.status === undefined
  return (
    <EmptyState art="envelope" title={isPending ? m.moderation_none_pending() : m.moderation_none()}>
      {isPending ? m.moderation_none_pending_text() : m.moderation_none_text()}
    </EmptyState>
  )
}
