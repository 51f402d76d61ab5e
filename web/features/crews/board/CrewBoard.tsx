import { Navigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { m } from '#texts'
import { WantedSeatsContext } from '#web/features/crews/seats/wanted-seats-context.ts'
import { paths } from '#web/paths.ts'
import { BoardFeeds } from './BoardFeeds.tsx'
import { BoardToolbar } from './BoardToolbar.tsx'
import type { BoardSearch } from './board-search.ts'
import styles from './CrewBoard.module.css'
import { FilterPanel } from './filters/FilterPanel.tsx'
import { PhoneFilters } from './filters/PhoneFilters.tsx'
import { StartChips } from './filters/StartChips.tsx'
import { SearchOffers } from './filters/search/SearchOffers.tsx'
import { MetaLine } from './live/MetaLine.tsx'
import { UpdateNote } from './live/UpdateNote.tsx'
import { useBoardPage } from './use-board-page.ts'
import type { ChangeSearch } from './use-board-search.ts'
import { BoardPager } from './views/BoardPager.tsx'
import { BoardResults } from './views/BoardResults.tsx'

/** Where the link past the filters leads to. */
export const resultsId = 'results'

type Props = { search: BoardSearch; onChange: ChangeSearch }

/** Filters, search box, results and pages. */
export function CrewBoard({ search, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const board = useBoardPage(search, list)
  const { data, live, page, pageCount } = board
  if (board.isBeyondLastPage) {
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
    <WantedSeatsContext value={search.seats ?? []}>
      <FilterPanel search={search} onChange={onChange} count={data} />
      <section className={styles.board} aria-label={m.board_results()}>
        <BoardToolbar search={search} onChange={onChange} onRefresh={board.refresh} />
        <SearchOffers search={search} onChange={onChange} />
        <PhoneFilters search={search} />
        <StartChips search={search} onChange={onChange} paused={board.paused} />
        <MetaLine
          search={search}
          onChange={onChange}
          count={data}
          stale={board.isStale}
          waiting={data ? live.waiting : 0}
          onShowWaiting={live.showWaiting}
          problem={board.offlineText ?? (data && board.hasFailed ? m.board_refresh_failed() : undefined)}
        />
        <div ref={list} id={resultsId} tabIndex={-1} className={styles.results} aria-busy={board.isStale}>
          <BoardResults
            search={search}
            layout={data ? live.layout : undefined}
            failed={board.isMissing}
            error={board.error}
            offline={!board.isOnline}
            retrying={board.isFetching}
            onRetry={board.refresh}
            onChange={onChange}
            beaconOf={live.beaconOf}
            isRemoved={live.isRemoved}
            onOpen={live.markSeen}
          />
        </div>
        {data ? (
          <div className={styles.foot}>
            <BoardPager page={page} total={data.total} />
            <UpdateNote
              updatedAt={board.updatedAt}
              offline={!board.isOnline}
              paused={board.paused}
              onPause={board.pause}
            />
            <BoardFeeds search={search} />
          </div>
        ) : null}
        {/* The only live region of the board. */}
        <p className="sr-only" role="status">
          {board.announcement}
        </p>
      </section>
    </WantedSeatsContext>
  )
}
