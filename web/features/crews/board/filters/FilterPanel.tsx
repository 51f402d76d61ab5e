import { useId } from 'react'
import { m } from '#texts'
import { type BoardSearch, countFilters } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { clearFilters } from './clear-filters.ts'
import { FilterFields } from './FilterFields.tsx'
import { FilterHeading } from './FilterHeading.tsx'
import styles from './FilterPanel.module.css'

type Props = { search: BoardSearch; onChange: ChangeSearch }

/** The filters next to the board, on wide screens. */
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
