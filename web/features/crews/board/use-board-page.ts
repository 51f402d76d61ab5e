import { type RefObject, useMemo, useState } from 'react'
import { pageSize } from '#contract/crews/board.ts'
import { m } from '#texts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { formatClock } from '#web/features/crews/crew-formats.ts'
import { useBoard, useRefreshBoard } from '#web/features/crews/crews.queries.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { foundText } from './board-count.ts'
import { boardQuery } from './board-query.ts'
import type { BoardSearch } from './board-search.ts'
import { useLiveBoard } from './live/use-live-board.ts'

/** Someone who has scrolled further than this is reading. */
const readingFromPx = 40

const isReading = (list: HTMLElement | null): boolean =>
  window.scrollY > readingFromPx ||
  (list !== null && (list.matches(':hover') || list.contains(document.activeElement)))

/** One page of the board, as it is shown. Updates do not move the list while someone reads it. */
export const useBoardPage = (search: BoardSearch, list: RefObject<HTMLElement | null>) => {
  const zone = useViewerZone()
  const isOnline = useIsOnline()
  const toast = useToast()
  const refresh = useRefreshBoard()
  const [paused, setPaused] = useState(false)
  const [newCrews, setNewCrews] = useState({ key: '', text: '' })

  const query = boardQuery(search, zone)
  const board = useBoard(query, { paused })
  const { error, isFetching, isPlaceholderData, dataUpdatedAt: updatedAt } = board
  // Offline a new search gets no answer, and what was found before does not belong to it.
  const data = board.isPaused && isPlaceholderData ? undefined : board.data
  const key = JSON.stringify(query)
  const latest = useMemo(
    () => (data && !isPlaceholderData ? { key, crews: data.items, updatedAt } : undefined),
    [key, data, isPlaceholderData, updatedAt],
  )
  const live = useLiveBoard(latest, {
    paused,
    isRead: () => isReading(list.current),
    onNew: (count, waiting) => {
      if (!waiting) setNewCrews({ key, text: m.board_announce_new({ count }) })
      else {
        const action = { label: m.board_show_new(), onClick: live.showWaiting }
        toast.show({ tone: 'live', title: m.board_new({ count }), action })
      }
    },
  })

  const offlineText =
    isOnline || !data ? undefined : m.board_offline({ time: formatClock(new Date(updatedAt), zone) })
  const found = latest && data ? foundText(data) : ''
  const page = search.page ?? 1
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize)
  return {
    data,
    live,
    isStale: data !== undefined && isPlaceholderData,
    hasFailed: error !== null,
    error,
    /** There is nothing to show, and no answer to wait for. */
    isMissing: (error !== null || board.isPaused) && !data,
    isFetching,
    isOnline,
    updatedAt,
    offlineText,
    /** The number of results after each change of the search, then how many are new; or that it is offline. */
    announcement: offlineText ?? (newCrews.key === key ? newCrews.text : found),
    refresh,
    paused,
    pause: (stop: boolean) => {
      setPaused(stop)
      if (!stop) refresh()
    },
    page,
    pageCount,
    isBeyondLastPage: latest !== undefined && page > 1 && page > pageCount,
  }
}
