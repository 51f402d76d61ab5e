import { use } from 'react'
import { m } from '#texts'
import { type BoardCount, foundText } from '#web/features/crews/board/board-count.ts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { FilterTags } from '#web/features/crews/board/filters/FilterTags.tsx'
import { FilterActionContext } from '#web/features/crews/board/filters/filter-action-context.ts'
import { StartButton } from '#web/features/crews/board/filters/StartChips.tsx'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { LeadingFigure } from '#web/features/crews/card/LeadingFigure.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './MetaLine.module.css'

type Props = {
  search: BoardSearch
  onChange: ChangeSearch
  /** Undefined until the first page is loaded. */
  count: BoardCount | undefined
  /** The count belongs to the search before; the one of this search is being loaded. */
  stale: boolean
  /** New crews that are held back. */
  waiting: number
  onShowWaiting: () => void
  /** Why the list is not up to date, if it is not. */
  problem: string | undefined
}

/** The number of results, what can be done with them, and the active filters. */
export function MetaLine({ search, onChange, count, stale, waiting, onShowWaiting, problem }: Props) {
  const filterAction = use(FilterActionContext)
  return (
    <div className={styles.line}>
      <span className={styles.found} aria-busy={stale}>
        {count ? <LeadingFigure>{foundText(count)}</LeadingFigure> : null}
      </span>
      {waiting > 0 ? (
        <Button variant="soft" size="sm" onClick={onShowWaiting}>
          {m.board_new_short({ count: waiting })}
        </Button>
      ) : null}
      {filterAction}
      <span className={styles.start}>
        <StartButton search={search} />
      </span>
      <FilterTags search={search} onChange={onChange} />
      {problem ? <span className={styles.problem}>{problem}</span> : null}
    </div>
  )
}
