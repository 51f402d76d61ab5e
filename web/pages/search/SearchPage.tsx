import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { canonicalFilters } from '#contract/searches/filters.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { boardTitle } from '#web/features/crews/board/board-title.ts'
import { CrewBoard, resultsId } from '#web/features/crews/board/CrewBoard.tsx'
import { FilterActionContext } from '#web/features/crews/board/filters/filter-action-context.ts'
import { ShipFilterContext } from '#web/features/crews/board/filters/ship-filter-context.ts'
import { useBoardSearch } from '#web/features/crews/board/use-board-search.ts'
import { EmptyBoardContext } from '#web/features/crews/board/views/empty-board-context.ts'
import { JoinContext } from '#web/features/crews/card/join-context.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { useShips } from '#web/features/fleet/fleet.queries.ts'
import { ShipFilter } from '#web/features/fleet/search/ShipFilter.tsx'
import { TellMe } from '#web/features/searches/TellMe.tsx'
import { TellFirst } from '#web/features/stats/TellFirst.tsx'
import { isAssumedZone } from '#web/i18n/known-zones.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { useLoginSearch } from '#web/shell/use-login-search.ts'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { BeaconMark } from '#web/ui/drawings/BeaconMark.tsx'
import { SkipLink } from '#web/ui/navigation/SkipLink.tsx'
import { GuestNote } from './GuestNote.tsx'
import { JustPosted } from './JustPosted.tsx'
import styles from './SearchPage.module.css'

const tellFirst = <TellFirst />

// Loaded on demand, so that the board is shown sooner.
const importApplyDialog = async () => (await import('./BoardApplyDialog.tsx')).BoardApplyDialog

export function SearchPage() {
  const session = useSession()
  const zone = useViewerZone()
  const { search, change } = useBoardSearch()
  usePageTitle(boardTitle(search.activity))
  const { Part: ApplyDialog, load: loadApplyDialog } = useOnDemand(importApplyDialog)
  const [target, setTarget] = useState<{ crew: CrewSummary; turn: number }>()
  // A shared link names the ship by its id alone.
  const { data: ships } = useShips({ enabled: search.ship !== undefined })
  const shipName = ships?.find(({ id }) => id === search.ship)?.name
  const shipField = <ShipFilter value={search.ship} name={shipName} onChange={(ship) => change({ ship })} />
  const loginSearch = useLoginSearch()
  const tellMe = <TellMe filters={canonicalFilters({ ...search, tz: zone })} loginSearch={loginSearch} />
  const join = async (crew: CrewSummary) => {
    if (await loadApplyDialog()) setTarget((before) => ({ crew, turn: (before?.turn ?? 0) + 1 }))
  }
  return (
    <PageFrame>
      <div className={styles.page}>
        <div className={styles.header}>
          <div className={styles.heading}>
            <div className={styles.title}>
              <PageTitle>{m.board_title()}</PageTitle>
              {session.status === 'signed-out' ? <GuestNote /> : null}
            </div>
            <p className={styles.subtitle}>
              {isAssumedZone(zone) ? m.board_subtitle_utc() : m.board_subtitle({ zone: zoneCity(zone) })}
            </p>
          </div>
          <div className={styles.calls}>
            <Button asChild>
              <Link to={paths.create}>
                <Plus aria-hidden />
                {m.board_create()}
              </Link>
            </Button>
            <Button asChild variant="primary">
              <Link to={paths.flyNow}>
                <BeaconMark />
                {m.fly_now_title()}
              </Link>
            </Button>
          </div>
        </div>
        <JustPosted />
        {target && ApplyDialog ? (
          <ApplyDialog
            key={target.turn}
            crew={target.crew}
            wanted={search.seats}
            onClose={() => setTarget(undefined)}
          />
        ) : null}
        {/* Until the page is hydrated, and without JavaScript, the browser sends the form itself. */}
        <form
          className={styles.layout}
          method="get"
          action={paths.search}
          onSubmit={(event) => event.preventDefault()}
        >
          <SkipLink to={resultsId}>{m.board_skip_to_results()}</SkipLink>
          {search.ship === undefined ? null : <input type="hidden" name="ship" value={search.ship} />}
          <ShipFilterContext value={{ field: shipField, name: shipName }}>
            <JoinContext value={join}>
              <FilterActionContext value={tellMe}>
                <EmptyBoardContext value={tellFirst}>
                  <CrewBoard search={search} onChange={change} />
                </EmptyBoardContext>
              </FilterActionContext>
            </JoinContext>
          </ShipFilterContext>
          <noscript>
            <Button type="submit">{m.board_apply_filters()}</Button>
          </noscript>
        </form>
      </div>
    </PageFrame>
  )
}
