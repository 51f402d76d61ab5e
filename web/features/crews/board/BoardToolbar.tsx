import { LayoutGrid, RefreshCw, Rows3 } from 'lucide-react'
import { m } from '#texts'
import { refreshSeconds } from '#web/features/crews/crews.queries.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import styles from './BoardToolbar.module.css'
import { BoardViews } from './BoardViews.tsx'
import type { BoardSearch } from './board-search.ts'
import { SortFilter } from './filters/fields/SortFilter.tsx'
import { SearchBox } from './filters/search/SearchBox.tsx'
import type { ChangeSearch } from './use-board-search.ts'

type Props = { search: BoardSearch; onChange: ChangeSearch; onRefresh: () => void }

/** Search, order and view; on a phone search and refresh are icons beside the title of the page. */
export function BoardToolbar({ search, onChange, onRefresh }: Props) {
  return (
    <div className={styles.toolbar}>
      <BoardViews />
      <SearchBox
        value={search.search ?? ''}
        onChange={(typed) => onChange({ search: typed || undefined }, { replace: true })}
      />
      <div className={styles.sort}>
        <SortFilter name="sort" search={search} onChange={onChange} />
      </div>
      <div className={styles.view}>
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
      </div>
      <IconButton
        variant="secondary"
        className={styles.refresh}
        label={m.board_refresh({ seconds: refreshSeconds })}
        onClick={onRefresh}
      >
        <RefreshCw aria-hidden />
      </IconButton>
    </div>
  )
}
