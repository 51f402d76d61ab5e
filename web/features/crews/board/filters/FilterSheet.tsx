import { m } from '#texts'
import { type BoardCount, showText } from '#web/features/crews/board/board-count.ts'
import { type BoardSearch, countFilters } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Sheet } from '#web/ui/overlays/Sheet.tsx'
import { clearFilters } from './clear-filters.ts'
import { FilterFields } from './FilterFields.tsx'

type Props = {
  search: BoardSearch
  count: BoardCount | undefined
  onChange: ChangeSearch
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The filters in a sheet over the board, on small screens. */
export function FilterSheet({ search, count, onChange, open, onOpenChange }: Props) {
  const filterCount = countFilters(search)
  return (
    <Sheet
      title={m.board_filters()}
      open={open}
      onOpenChange={onOpenChange}
      headerEnd={
        filterCount > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => clearFilters(onChange)}>
            {m.board_clear()}
          </Button>
        ) : null
      }
      footer={
        <Button variant="primary" size="lg" block onClick={() => onOpenChange(false)}>
          {count ? showText(count) : m.board_show_any()}
        </Button>
      }
    >
      <FilterFields search={search} onChange={onChange} />
    </Sheet>
  )
}
