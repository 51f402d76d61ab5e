import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { type BoardSearch, guestSearch } from './board-search.ts'

export type ChangeSearch = (change: BoardSearch, options?: { replace?: boolean }) => void

/** The state of the board in the address bar. Every change of it, except of the page itself, returns to page 1. */
export const useBoardSearch = (): { search: BoardSearch; change: ChangeSearch } => {
  const search = useSearch({ from: '/data/search' })
  const navigate = useNavigate({ from: paths.search })
  const change: ChangeSearch = (change, { replace = false } = {}) => {
    navigate({
      to: paths.search,
      search: (current: BoardSearch) => ({ ...current, page: undefined, ...change }),
      replace,
      resetScroll: false,
    })
  }
  const { status } = useSession()
  return { search: status === 'signed-out' ? guestSearch(search) : search, change }
}
