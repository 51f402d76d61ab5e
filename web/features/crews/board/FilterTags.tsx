import { m } from '#messages'
import { Button } from '#web/ui/Button.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { type BoardSearch, noFilters } from './board-search.ts'
import styles from './FilterTags.module.css'
import { activeFilters } from './filter-words.ts'
import type { ChangeSearch } from './use-board-search.ts'

/** What narrows the board, each to be taken away by itself or all at once. */
export function FilterTags({ search, onChange }: { search: BoardSearch; onChange: ChangeSearch }) {
  const filters = activeFilters(search)
  if (filters.length === 0) return null
  return (
    <>
      <ul className={styles.tags} aria-label={m.board_active_filters()}>
        {filters.map(({ key, words, without }) => (
          <li key={key}>
            <Tag onRemove={() => onChange(without)}>{words}</Tag>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" onClick={() => onChange(noFilters)}>
        {m.board_clear()}
      </Button>
    </>
  )
}
