import { Link } from '@tanstack/react-router'
import { Bell, Mail } from 'lucide-react'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BeaconButton } from '#web/features/crews/beacons/BeaconButton.tsx'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { useUnread } from '#web/session/unread-counts.ts'
import { useLoginSearch } from '#web/shell/use-login-search.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './AccountArea.module.css'
import { UnreadLink } from './UnreadLink.tsx'
import { UserButton } from './UserButton.tsx'

/** The bell: the link to the notices of the site, with the number of unread ones. */
function NoticesButton() {
  return (
    <UnreadLink
      to={paths.notices}
      icon={<Bell size={18} aria-hidden />}
      unread={useUnread('notices')}
      name={(count) => (count ? m.bell_title_unread({ count }) : m.bell_title())}
    />
  )
}

/** The link to the inbox with the number of unread letters of players. */
function MessagesButton() {
  return (
    <UnreadLink
      to={paths.messages}
      icon={<Mail size={18} aria-hidden />}
      unread={useUnread('letters')}
      name={(count) => (count ? m.shell_messages_unread({ count }) : m.shell_messages())}
    />
  )
}

const importMenu = async () => (await import('./UserMenu.tsx')).UserMenu

/** The right end of the top bar for a signed-in player. */
function PlayerArea({ user }: { user: SessionUser }) {
  const { Part: UserMenu, load } = useOnDemand(importMenu)
  return (
    <>
      <BeaconButton />
      <NoticesButton />
      <MessagesButton />
      <div className={styles.wide}>
        {UserMenu ? <UserMenu user={user} /> : <UserButton user={user} aria-haspopup="menu" onClick={load} />}
      </div>
    </>
  )
}

/** Log in and sign up, or the player's menu; empty until the session is known. */
export function AccountArea() {
  const session = useSession()
  const loginSearch = useLoginSearch()
  if (session.status === 'loading') return <span className={styles.unknown} />
  if (session.status === 'signed-in') return <PlayerArea user={session.user} />
  return (
    <>
      <Button asChild variant="ghost" className={styles.wide}>
        <Link to={paths.login} search={loginSearch}>
          {m.shell_log_in()}
        </Link>
      </Button>
      <Button asChild>
        <Link to={paths.register} search={loginSearch}>
          {m.shell_sign_up()}
        </Link>
      </Button>
    </>
  )
}
