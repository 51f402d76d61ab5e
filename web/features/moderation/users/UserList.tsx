import { userFilters, userSorts } from '#contract/user-list/fields.ts'
import { m } from '#texts'
import { Counters } from '#web/features/moderation/Counters.tsx'
import { ListState } from '#web/features/moderation/ListState.tsx'
import { LoadMore } from '#web/features/moderation/LoadMore.tsx'
import { SearchField } from '#web/features/moderation/SearchField.tsx'
import { StaleRows } from '#web/features/moderation/StaleRows.tsx'
import { currentLocale } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import styles from './UserList.module.css'
import { UserTable } from './UserTable.tsx'
import { filterNames, sortNames } from './user-texts.ts'
import { useUserStats, useUsers } from './users.queries.ts'
import type { UsersSearch } from './users-search.ts'

interface Props {
  search: UsersSearch
  onSearch: (change: UsersSearch) => void
}

const countText = (total: number, isCapped: boolean): string => {
  const count = total.toLocaleString(currentLocale())
  return m.users_found({ count: isCapped ? `${count}+` : count })
}

/** The list of players with its counters and filters. */
export function UserList({ search, onSearch }: Props) {
  const { data: stats } = useUserStats()
  const list = useUsers(search)
  const { data } = list
  const isFiltered = Boolean(search.search || search.filter)
  return (
    <>
      <Counters
        counters={[
          { name: m.users_total(), count: stats?.total },
          { name: m.users_counter_active(), count: stats?.active },
          { name: m.users_admins({ count: stats?.admins ?? 0 }), count: stats?.admins },
          { name: m.users_counter_banned(), count: stats?.banned, tone: 'danger' },
        ]}
      />
      <Panel flush>
        <div className={styles.toolbar}>
          <SearchField
            className={styles.search}
            label={m.users_search()}
            placeholder={m.users_search_short()}
            value={search.search ?? ''}
            onChange={(typed) => onSearch({ search: typed || undefined })}
          />
          <p className={styles.count} role="status">
            {data ? countText(data.total, data.isCapped) : null}
          </p>
          <NativeSelect
            size="sm"
            className={styles.sort}
            aria-label={m.users_sort()}
            value={search.sort ?? 'newest'}
            onChange={({ target }) => {
              const sort = userSorts.find((sort) => sort === target.value)
              onSearch({ sort: sort === 'newest' ? undefined : sort })
            }}
          >
            {userSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]()}
              </option>
            ))}
          </NativeSelect>
          <SegmentedControl
            label={m.users_filter()}
            size="sm"
            value={search.filter ?? 'all'}
            options={userFilters.map((value) => ({ value, label: filterNames[value]() }))}
            onChange={(filter) => onSearch({ filter: filter === 'all' ? undefined : filter })}
          />
        </div>
        <ListState query={list}>
          {data?.users.length ? (
            <StaleRows isStale={list.isPlaceholderData}>
              <UserTable users={data.users} />
            </StaleRows>
          ) : (
            <EmptyState
              art="seats"
              title={m.users_none()}
              actions={
                isFiltered ? (
                  <Button onClick={() => onSearch({ search: undefined, filter: undefined })}>
                    {m.moderation_clear_filters()}
                  </Button>
                ) : null
              }
            >
              {m.users_none_text()}
            </EmptyState>
          )}
          <LoadMore list={list} />
        </ListState>
      </Panel>
    </>
  )
}
