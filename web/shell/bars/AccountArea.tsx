import { Link } from '@tanstack/react-router'
import { Bell, Mail } from 'lucide-react'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { BeaconButton } from '#web/features/crews/beacons/BeaconButton.tsx'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { useUnread } from '#web/session/unread-counts.ts'
import { useLoginSearch } from '#web/shell/use-login-search.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './AccountArea.module.css'
import { UnreadLink } from './UnreadLink.tsx'
import { UserMenu } from './UserMenu.tsx'

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

/** The right end of the top bar for a signed-in player. */
function PlayerArea({ user }: { user: SessionUser }) {
  return (
    <>
      <BeaconButton />
      <NoticesButton />
      <MessagesButton />
      <div className={styles.wide}>
        <UserMenu user={user} />
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
