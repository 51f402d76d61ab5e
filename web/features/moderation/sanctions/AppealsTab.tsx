import { useNavigate, useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { ListState } from '#web/features/moderation/ListState.tsx'
import toolbar from '#web/features/moderation/ListToolbar.module.css'
import { LoadMore } from '#web/features/moderation/LoadMore.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { AppealCard } from './AppealCard.tsx'
import { appealNames } from './appeal-texts.ts'
import { useAppeals } from './sanctions.queries.ts'

const filters = ['pending', 'granted', 'denied', 'all'] as const

export function AppealsTab() {
  const search = useSearch({ from: '/data/admin/appeals' })
  const navigate = useNavigate({ from: paths.adminAppeals })
  const shown = search.status ?? 'pending'
  const list = useAppeals(shown === 'all' ? undefined : shown)
  const { data } = list
  return (
    <Panel flush>
      <div className={toolbar.toolbar}>
        <SegmentedControl
          label={m.sanctions_appeals_filter()}
          size="sm"
          value={shown}
          options={filters.map((value) => ({
            value,
            label: value === 'all' ? m.users_filter_all() : appealNames[value](),
          }))}
          onChange={(status) =>
            navigate({
              search: { status: status === 'pending' ? undefined : status },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      <ListState query={list}>
        {data?.length ? (
          data.map((appeal) => <AppealCard key={appeal.id} appeal={appeal} />)
        ) : (
          <EmptyState art="envelope" title={m.sanctions_appeals_none()}>
            {shown === 'pending' ? m.sanctions_appeals_none_pending() : m.sanctions_appeals_none_text()}
          </EmptyState>
        )}
        <LoadMore list={list} />
      </ListState>
    </Panel>
  )
}
