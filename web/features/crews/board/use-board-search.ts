import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import type { BoardSearch } from './board-search.ts'

export type ChangeSearch = (change: BoardSearch, options?: { replace?: boolean }) => void

/** The board's state in the address bar. Any change but that of the page itself leads back to page 1. */
export const useBoardSearch = (): { search: BoardSearch; change: ChangeSearch } => {
  const search = useSearch({ from: '/data/search' })
  const navigate = useNavigate({ from: paths.search })
  const change: ChangeSearch = (change, { replace = false } = {}) => {
    navigate({
      to: paths.search,
      search: (old: BoardSearch) => ({ ...old, page: undefined, ...change }),
      replace,
      resetScroll: false,
    })
  }
  return { search, change }
}
