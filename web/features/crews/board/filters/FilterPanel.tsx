import { useId } from 'react'
import { m } from '#texts'
import { lazyParts } from '#web/browser/lazy-part.tsx'
import { isWide, whenWide } from '#web/browser/when-wide.ts'
import { type BoardSearch, countFilters } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { clearFilters } from './clear-filters.ts'
import { FilterHeading } from './FilterHeading.tsx'
import styles from './FilterPanel.module.css'

// On a phone the panel is hidden and its fields never come to life: there they are in a sheet.
const { part } = lazyParts(
  'filters-chunk',
  async () => {
    await whenWide()
    return (await import('./filters-chunk.ts')).filterParts
  },
  isWide,
)
const FilterFields = part((chunk) => chunk.FilterFields)

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
