import { useNavigate, useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { useFreePlayers } from '#web/features/crews/beacons/beacons.queries.ts'
import { BoardViews } from '#web/features/crews/board/BoardViews.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { InvitePlayer } from '#web/features/messages/writing/InvitePlayer.tsx'
import { PlayersBrowser } from '#web/features/players/PlayersBrowser.tsx'
import { formatAge } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { FreeCounts } from './FreeCounts.tsx'
import { FreePlayers } from './FreePlayers.tsx'
import { type FreeSearch, freeQuery } from './free-search.ts'
import styles from './PlayersPage.module.css'

/** The other side of the board: who is free now, then the players that one knows or looks for. */
export function PlayersPage() {
  usePageTitle(m.players_title())
  const session = useSession()
  const search = useSearch({ from: '/data/players' })
  const navigate = useNavigate({ from: paths.players })
  // What is below them comes afterwards, so that nothing moves.
  const free = useFreePlayers(freeQuery(search), { enabled: session.status === 'signed-in' })
  const isLoaded = free.data !== undefined || free.isError
  const now = useNow()
  const zone = useViewerZone()
  const change = (changed: FreeSearch) =>
    navigate({
      search: (before: FreeSearch) => ({ ...before, ...changed }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PageFrame>
        <div className={styles.head}>
          <PageTitle>{m.players_title()}</PageTitle>
          <BoardViews />
        </div>
        {session.status === 'signed-out' ? <FreeCounts /> : null}
        {session.status === 'signed-in' ? <FreePlayers search={search} onChange={change} /> : null}
      </PageFrame>
      <RequireSignIn heading="h2" reason={m.players_sign_in()}>
        {isLoaded ? (
          <PageFrame>
            <p className={styles.subtitle}>{m.players_subtitle()}</p>
            <PlayersBrowser
              search={search.search ?? ''}
              onSearch={(text) => change({ search: text || undefined })}
              formatAge={(moment) => formatAge(new Date(moment), now, zone)}
              renderInvite={(player) => <InvitePlayer player={player} brief />}
            />
          </PageFrame>
        ) : null}
      </RequireSignIn>
    </>
  )
}
