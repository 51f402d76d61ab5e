import { Clock, LayoutGrid, RefreshCw, Rows3, SlidersHorizontal, Sparkles, UserCheck } from 'lucide-react'
import { m } from '#texts'
import { useSession } from '#web/session/session.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import styles from './BoardToolbar.module.css'
import { type BoardSearch, countFilters, sortChange, sortOf } from './board-search.ts'
import { FilterHeading } from './filters/FilterHeading.tsx'
import { SearchBox } from './filters/SearchBox.tsx'
import type { ChangeSearch } from './use-board-search.ts'

type Props = {
  search: BoardSearch
  onChange: ChangeSearch
  onRefresh: () => void
  onOpenFilters: () => Promise<unknown>
}

export function BoardToolbar({ search, onChange, onRefresh, onOpenFilters }: Props) {
  const { status } = useSession()
  const fitsMe = {
    value: 'match',
    label: m.board_sort_match(),
    icon: <UserCheck size={16} aria-hidden />,
  } as const
  const filterCount = countFilters(search)
  return (
    <div className={styles.toolbar}>
      <SearchBox
        value={search.search ?? ''}
        onChange={(typed) => onChange({ search: typed || undefined }, { replace: true })}
      />
      <div className={styles.tools}>
        <BusyButton className={styles.filters} aria-haspopup="dialog" onClick={onOpenFilters}>
          {/* The number takes the place of the icon: a phone has no room for both. */}
          {filterCount > 0 ? null : <SlidersHorizontal aria-hidden />}
          <FilterHeading count={filterCount} />
        </BusyButton>
        <SegmentedControl
          name="sort"
          label={m.board_sort()}
          size="lg"
          iconOnly="narrow"
          options={[
            { value: 'soonest', label: m.board_sort_soonest(), icon: <Clock size={16} aria-hidden /> },
            { value: 'newest', label: m.board_sort_newest(), icon: <Sparkles size={16} aria-hidden /> },
            ...(status === 'signed-out' ? [] : [fitsMe]),
          ]}
          value={sortOf(search)}
          onChange={(sort) => onChange(sortChange(search, sort))}
        />
        <SegmentedControl
          name="view"
          label={m.board_view()}
          size="lg"
          iconOnly
          options={[
            { value: 'grid', label: m.board_view_grid(), icon: <LayoutGrid aria-hidden /> },
            { value: 'list', label: m.board_view_list(), icon: <Rows3 aria-hidden /> },
          ]}
          value={search.view ?? 'grid'}
          onChange={(view) => onChange({ view: view === 'list' ? 'list' : undefined })}
        />
        <IconButton
          variant="secondary"
          className={styles.refresh}
          label={m.board_refresh()}
          onClick={onRefresh}
        >
          <RefreshCw aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
