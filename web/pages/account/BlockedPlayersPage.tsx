import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { m } from '#texts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { BlockedPlayers } from '#web/features/messages/BlockedPlayers.tsx'
import { formatAge } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import styles from './BlockedPlayersPage.module.css'

export function BlockedPlayersPage() {
  usePageTitle(m.messages_blocked_title())
  const now = useNow()
  const zone = useViewerZone()
  return (
    <RequireSignIn reason={m.messages_blocked_sign_in()}>
      <PageFrame narrow>
        <div className={styles.back}>
          <TextLink asChild>
            <Link to={paths.messages}>
              <ArrowLeft size={14} aria-hidden />
              {m.messages_back()}
            </Link>
          </TextLink>
        </div>
        <PageTitle>{m.messages_blocked_title()}</PageTitle>
        <p className={styles.subtitle}>{m.messages_blocked_subtitle()}</p>
        <BlockedPlayers formatAge={(moment) => formatAge(new Date(moment), now, zone)} />
      </PageFrame>
    </RequireSignIn>
  )
}
