import { Link } from '@tanstack/react-router'
import { pageSize } from '#contract/crews/board.ts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { paths } from '#web/paths.ts'
import { Pager } from '#web/ui/navigation/Pager.tsx'

/** Every page has an address: it can be opened in a new tab, and the back button works. */
export function BoardPager({ page, total }: { page: number; total: number }) {
  return (
    <Pager
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      renderLink={(to, content) => (
        <Link
          from={paths.search}
          to={paths.search}
          search={(current: BoardSearch) => ({ ...current, page: to > 1 ? to : undefined })}
        >
          {content}
        </Link>
      )}
    />
  )
}
