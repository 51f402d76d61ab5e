import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { clearFilters } from '#web/features/crews/board/filters/clear-filters.ts'
import { activeFilters } from '#web/features/crews/board/filters/filter-texts.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { BoardEmpty } from './BoardEmpty.tsx'
import { BoardError } from './BoardError.tsx'
import { BoardGrid, type BoardViewProps } from './BoardGrid.tsx'
import { BoardList, type ListOrder } from './BoardList.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'

type Props = Omit<BoardViewProps, 'layout'> & {
  search: BoardSearch
  /** Undefined until the first answer. */
  layout: BoardViewProps['layout'] | undefined
  failed: boolean
  error: unknown
  offline: boolean
  retrying: boolean
  onRetry: () => void
  onChange: ChangeSearch
}

/** A search keeps the order of the server: what is called like it comes first. */
const listOrder = (search: BoardSearch): ListOrder => {
  if (search.sort === 'match') return 'match'
  return search.search ? 'found' : 'time'
}

export function BoardResults({
  search,
  layout,
  failed,
  error,
  offline,
  retrying,
  onRetry,
  onChange,
  ...view
}: Props) {
  if (failed) return <BoardError error={error} offline={offline} retrying={retrying} onRetry={onRetry} />
  if (!layout) return <BoardSkeleton view={search.view ?? 'grid'} />
  if (layout.shown.length === 0) {
    return <BoardEmpty filtered={activeFilters(search).length > 0} onClear={() => clearFilters(onChange)} />
  }
  if (search.view === 'list') return <BoardList layout={layout} order={listOrder(search)} {...view} />
  return <BoardGrid layout={layout} {...view} />
}
