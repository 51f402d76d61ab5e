import { m } from '#texts'
import { ListState } from '#web/features/moderation/ListState.tsx'
import toolbar from '#web/features/moderation/ListToolbar.module.css'
import { LoadMore } from '#web/features/moderation/LoadMore.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { AppealCard } from './AppealCard.tsx'
import { appealNames } from './appeal-texts.ts'
import { useAppeals } from './appeals.queries.ts'
import type { AppealsSearch } from './appeals-search.ts'

interface Props {
  search: AppealsSearch
  onSearch: (search: AppealsSearch) => void
}

const filters = ['pending', 'granted', 'denied', 'all'] as const

export function AppealsBrowser({ search, onSearch }: Props) {
  const shown = search.status ?? 'pending'
  const list = useAppeals(shown === 'all' ? undefined : shown)
  const { data } = list
  return (
    <Panel flush>
      <div className={toolbar.toolbar}>
        <SegmentedControl
          label={m.appeals_filter()}
          size="sm"
          value={shown}
          options={filters.map((value) => ({
            value,
            label: value === 'all' ? m.users_filter_all() : appealNames[value](),
          }))}
          onChange={(status) => onSearch({ status: status === 'pending' ? undefined : status })}
        />
      </div>
      <ListState query={list}>
        {data?.length ? (
          data.map((appeal) => <AppealCard key={appeal.id} appeal={appeal} />)
        ) : (
          <EmptyState art="envelope" title={m.appeals_none()}>
            {shown === 'pending' ? m.appeals_none_pending() : m.appeals_none_text()}
          </EmptyState>
        )}
        <LoadMore list={list} />
      </ListState>
    </Panel>
  )
}
