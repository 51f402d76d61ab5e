import { useId } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/Button.tsx'
import { type BoardSearch, countFilters } from './board-search.ts'
import { clearFilters } from './clear-filters.ts'
import { FilterFields } from './FilterFields.tsx'
import { FilterHeading } from './FilterHeading.tsx'
import styles from './FilterPanel.module.css'
import type { ChangeSearch } from './use-board-search.ts'

type Props = { search: BoardSearch; onChange: ChangeSearch }

/** The filters beside the board, on screens wide enough for both. */
export function FilterPanel({ search, onChange }: Props) {
  const titleId = useId()
  const count = countFilters(search)
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          <FilterHeading count={count} />
        </h2>
        {count > 0 ? (
          <Button variant="ghost" size="sm" className={styles.clear} onClick={() => clearFilters(onChange)}>
            {m.board_clear()}
          </Button>
        ) : null}
      </div>
      <FilterFields search={search} onChange={onChange} />
    </section>
  )
}
