import { useNavigate, useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import toolbar from '#web/features/moderation/ListToolbar.module.css'
import { QueueTab } from '#web/features/moderation/queue/QueueTab.tsx'
import { paths } from '#web/paths.ts'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { AppealCard } from './AppealCard.tsx'
import { appealNames } from './appeal-texts.ts'
import { useAppeals } from './sanctions.queries.ts'

const filters = ['pending', 'granted', 'denied', 'all'] as const

export function AppealsTab() {
  const search = useSearch({ from: '/data/admin/appeals' })
  const navigate = useNavigate({ from: paths.adminAppeals })
  const shown = search.status ?? 'pending'
  return (
    <QueueTab
      list={useAppeals(shown === 'all' ? undefined : shown)}
      filter={
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
      }
      emptyTitle={m.sanctions_appeals_none()}
      emptyText={shown === 'pending' ? m.sanctions_appeals_none_pending() : m.sanctions_appeals_none_text()}
      card={(appeal) => <AppealCard appeal={appeal} />}
    />
  )
}
