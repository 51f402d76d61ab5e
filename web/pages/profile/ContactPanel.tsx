import { Link } from '@tanstack/react-router'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { PlayerContact } from '#web/features/messages/PlayerContact.tsx'
import { FavouriteButton } from '#web/features/players/FavouriteButton.tsx'
import { ReportProfile } from '#web/features/reports/ReportButton.tsx'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { useLoginSearch } from '#web/shell/use-login-search.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './ContactPanel.module.css'

/** How to reach another player, or to report them; guests sign in first. */
export function ContactPanel({ player }: { player: PlayerProfile }) {
  const { status } = useSession()
  const loginSearch = useLoginSearch()
  if (status === 'loading') return null
  return (
    <Panel title={m.profiles_contact()}>
      <div className={styles.contact}>
        {status === 'signed-in' ? (
          <PlayerContact player={player} favourite={<FavouriteButton player={player} />}>
            <ReportProfile player={player} />
          </PlayerContact>
        ) : (
          <>
            <p className={styles.hint}>{m.profiles_contact_sign_in({ name: player.displayName })}</p>
            <Button asChild variant="primary">
              <Link to={paths.login} search={loginSearch}>
                {m.shell_login_button()}
              </Link>
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}
