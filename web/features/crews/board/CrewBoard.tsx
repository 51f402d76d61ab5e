import { Navigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { pageSize } from '#contract/crews/board.ts'
import { m } from '#texts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { formatClock } from '#web/features/crews/crew-formats.ts'
import { useBoard, useRefreshBoard } from '#web/features/crews/crews.queries.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { paths } from '#web/paths.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { BoardToolbar } from './BoardToolbar.tsx'
import { foundText } from './board-count.ts'
import { boardQuery } from './board-query.ts'
import type { BoardSearch } from './board-search.ts'
import styles from './CrewBoard.module.css'
import { SeatOffers } from './filters/SeatOffers.tsx'
import { StartChips } from './filters/StartChips.tsx'
import { MetaLine } from './live/MetaLine.tsx'
import { UpdateNote } from './live/UpdateNote.tsx'
import { useLiveBoard } from './live/use-live-board.ts'
import type { ChangeSearch } from './use-board-search.ts'
import { BoardPager } from './views/BoardPager.tsx'
import { BoardResults } from './views/BoardResults.tsx'

// Loaded on demand: wide screens never open it.
const importFilterSheet = async () => (await import('./filters/FilterSheet.tsx')).FilterSheet

/** Someone who has scrolled further than this is reading. */
const readingFromPx = 40

const isReading = (list: HTMLElement | null): boolean =>
  window.scrollY > readingFromPx ||
  (list !== null && (list.matches(':hover') || list.contains(document.activeElement)))

type Props = { search: BoardSearch; onChange: ChangeSearch }

/** Search box, results and pages. Updates do not move the list while someone reads it. */
export function CrewBoard({ search, onChange }: Props) {
  const zone = useViewerZone()
  const isOnline = useIsOnline()
  const toast = useToast()
  const { Part: FilterSheet, load: loadFilterSheet } = useOnDemand(importFilterSheet)
  const [paused, setPaused] = useState(false)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [newCrews, setNewCrews] = useState({ key: '', text: '' })
  const list = useRef<HTMLDivElement>(null)

  const query = boardQuery(search, zone)
  const board = useBoard(query, { paused })
  const { error, isFetching, isPlaceholderData, dataUpdatedAt } = board
  // Offline a new search gets no answer, and what was found before does not belong to it.
  const data = board.isPaused && isPlaceholderData ? undefined : board.data
  const isStale = data !== undefined && isPlaceholderData
  const refresh = useRefreshBoard()
  const offlineText =
    isOnline || !data ? undefined : m.board_offline({ time: formatClock(new Date(dataUpdatedAt), zone) })
  const key = JSON.stringify(query)
  const latest = useMemo(
    () => (data && !isPlaceholderData ? { key, crews: data.items, updatedAt: dataUpdatedAt } : undefined),
    [key, data, isPlaceholderData, dataUpdatedAt],
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

  const openSheet = async () => {
    if (await loadFilterSheet()) setSheetOpen(true)
  }
  const pause = (stop: boolean) => {
    setPaused(stop)
    if (!stop) refresh()
  }

  // One live region: the number of results after each change of the search, then how many are new; or that it is offline.
  const found = latest && data ? foundText(data) : ''
  const announcement = offlineText ?? (newCrews.key === key ? newCrews.text : found)

  const page = search.page ?? 1
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize)
  if (latest && page > 1 && page > pageCount) {
    const last = pageCount > 1 ? pageCount : undefined
    return (
      <Navigate
        from={paths.search}
        to={paths.search}
        search={(current: BoardSearch) => ({ ...current, page: last })}
        replace
      />
    )
  }
  return (
    <section className={styles.board} aria-label={m.board_results()}>
      <BoardToolbar search={search} onChange={onChange} onRefresh={refresh} onOpenFilters={openSheet} />
      <SeatOffers search={search} onChange={onChange} />
      <StartChips search={search} onChange={onChange} paused={paused} />
      <MetaLine
        search={search}
        onChange={onChange}
        count={data}
        stale={isStale}
        waiting={data ? live.waiting : 0}
        onShowWaiting={live.showWaiting}
        updatedAt={dataUpdatedAt}
        refreshing={isFetching && data !== undefined}
        failed={error !== null}
        offlineText={offlineText}
        paused={paused}
        onPause={pause}
      />
      <div ref={list} className={styles.results} aria-busy={isStale}>
        <BoardResults
          search={search}
          layout={data ? live.layout : undefined}
          failed={(error !== null || board.isPaused) && !data}
          offline={!isOnline}
          retrying={isFetching}
          onRetry={refresh}
          onChange={onChange}
          beaconOf={live.beaconOf}
          isRemoved={live.isRemoved}
          onOpen={live.markSeen}
        />
      </div>
      {data ? (
        <div className={styles.foot}>
          <BoardPager page={page} total={data.total} />
          <UpdateNote updatedAt={dataUpdatedAt} paused={paused || !isOnline} />
        </div>
      ) : null}
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {sheetOpen && FilterSheet ? (
        <FilterSheet
          search={search}
          count={data}
          onChange={onChange}
          open={sheetOpen}
          onOpenChange={setSheetOpen}
        />
      ) : null}
    </section>
  )
}
