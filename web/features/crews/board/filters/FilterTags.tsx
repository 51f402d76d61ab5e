import { useRef } from 'react'
import { m } from '#texts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Tag } from '#web/ui/marks/Tag.tsx'
import { clearFilters, focusSearchBox } from './clear-filters.ts'
import styles from './FilterTags.module.css'
import { type ActiveFilter, activeFilters } from './filter-texts.ts'
import { useShipFilter } from './ship-filter-context.ts'

/** The active filters and the search text, to be removed one by one or all together. */
export function FilterTags({ search, onChange }: { search: BoardSearch; onChange: ChangeSearch }) {
  const list = useRef<HTMLUListElement>(null)
  const { name: shipName } = useShipFilter()
  const filters = activeFilters(search, shipName)
  if (filters.length === 0) return null
  const remove = ({ removal }: ActiveFilter, index: number) => {
    const tags = list.current?.querySelectorAll('button')
    const neighbour = tags?.[index + 1] ?? tags?.[index - 1]
    if (neighbour) neighbour.focus()
    else focusSearchBox()
    onChange(removal)
  }
  return (
    <div className={styles.row}>
      <ul ref={list} className={styles.tags} aria-label={m.board_active_filters()}>
        {filters.map((filter, index) => (
          <li key={filter.key}>
            <Tag onRemove={() => remove(filter, index)}>{filter.label}</Tag>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" onClick={() => clearFilters(onChange)}>
        {m.board_clear()}
      </Button>
    </div>
  )
}
