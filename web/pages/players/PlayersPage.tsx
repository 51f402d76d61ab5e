import { useNavigate, useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { InvitePlayer } from '#web/features/messages/InvitePlayer.tsx'
import { PlayersBrowser } from '#web/features/players/PlayersBrowser.tsx'
import { formatAge } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import styles from './PlayersPage.module.css'

export function PlayersPage() {
  usePageTitle(m.players_title())
  const { search = '' } = useSearch({ from: '/data/players' })
  const navigate = useNavigate({ from: paths.players })
  const now = useNow()
  const zone = useViewerZone()
  return (
    <RequireSignIn reason={m.players_sign_in()}>
      <PageFrame narrow>
        <PageTitle>{m.players_title()}</PageTitle>
        <p className={styles.subtitle}>{m.players_subtitle()}</p>
        <PlayersBrowser
          search={search}
          onSearch={(text) =>
            navigate({ search: { search: text || undefined }, replace: true, resetScroll: false })
          }
          formatAge={(moment) => formatAge(new Date(moment), now, zone)}
          renderInvite={(player) => <InvitePlayer player={player} brief />}
        />
      </PageFrame>
    </RequireSignIn>
  )
}
