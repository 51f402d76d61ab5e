import { useId } from 'react'
import { m } from '#texts'
import { type BoardCount, showText } from '#web/features/crews/board/board-count.ts'
import { type BoardSearch, countFilters } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { clearFilters } from './clear-filters.ts'
import { FilterHeading } from './FilterHeading.tsx'
import styles from './FilterPanel.module.css'
import { FilterFields } from './fields/FilterFields.tsx'
import { SortFilter } from './fields/SortFilter.tsx'

/** What the buttons that open the filters on a phone name. */
export const filtersId = 'filters'

type Props = { search: BoardSearch; onChange: ChangeSearch; count: BoardCount | undefined }

/**
 * The filters, next to the board where there is room, else in a sheet over it. The sheet is the browser's own: it opens
 * before the page is hydrated, and without script.
 */
export function FilterPanel({ search, onChange, count }: Props) {
  const titleId = useId()
  const filters = countFilters(search)
  return (
    <section id={filtersId} popover="auto" className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          <FilterHeading count={filters} />
        </h2>
        {filters > 0 ? (
          <Button variant="ghost" size="sm" className={styles.clear} onClick={() => clearFilters(onChange)}>
            {m.board_clear()}
          </Button>
        ) : null}
      </div>
      <FilterFields search={search} onChange={onChange} />
      <div className={styles.order}>
        <SortFilter name="order" search={search} onChange={onChange} />
      </div>
      <div className={styles.footer}>
        <Button variant="primary" size="lg" block popoverTarget={filtersId} popoverTargetAction="hide">
          {count ? showText(count) : m.board_show_any()}
        </Button>
      </div>
    </section>
  )
}
