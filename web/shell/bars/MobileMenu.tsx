import { Link } from '@tanstack/react-router'
import { ExternalLink as Arrow, CalendarClock, LogIn, LogOut } from 'lucide-react'
import type { Ref } from 'react'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { UnreadBadge } from '#web/features/messages/UnreadBadge.tsx'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { ExternalLink } from '#web/shell/ExternalLink.tsx'
import { useLogOut } from '#web/shell/use-log-out.ts'
import { useLoginSearch } from '#web/shell/use-login-search.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './MobileMenu.module.css'
import { MobileMenuPlayer } from './MobileMenuPlayer.tsx'
import { mainLinks, userLinks } from './navigation.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { mobileMenuId } from './use-mobile-menu.ts'

interface Props {
  ref: Ref<HTMLElement>
  onToggle: (isOpen: boolean) => void
  onClose: () => void
}

/** The whole navigation as a list over the page, where the top bar is too narrow for it. */
export function MobileMenu({ ref, onToggle, onClose }: Props) {
  const user = useUser()
  const logOut = useLogOut()
  const loginSearch = useLoginSearch()
  const leave = () => {
    onClose()
    logOut()
  }
  return (
    <nav
      ref={ref}
      id={mobileMenuId}
      popover="auto"
      className={styles.menu}
      aria-label={m.shell_menu()}
      // Before, not after: when a navigation closes it, the page behind has to take the focus.
      onBeforeToggle={({ newState }) => onToggle(newState === 'open')}
    >
      {user ? <MobileMenuPlayer user={user} /> : null}
      {mainLinks.map(({ to, name, Icon }) => (
        <Link key={to} to={to} className={styles.item} onClick={onClose}>
          <Icon size={20} aria-hidden />
          {name()}
        </Link>
      ))}
      <ExternalLink className={styles.item} href={site().eventsUrl} plain>
        <CalendarClock size={20} aria-hidden />
        {m.shell_events()}
        <Arrow className={styles.end} size={14} aria-hidden />
      </ExternalLink>
      {user ? (
        <>
          {userLinks(user).map(({ to, name, Icon, unread }) => (
            <Link key={to} to={to} className={styles.item} onClick={onClose}>
              <Icon size={20} aria-hidden />
              {name()}
              {unread ? <UnreadBadge of={unread} /> : null}
            </Link>
          ))}
          <button type="button" className={styles.item} onClick={leave}>
            <LogOut size={20} aria-hidden />
            {m.shell_log_out()}
          </button>
        </>
      ) : (
        <Link to={paths.login} search={loginSearch} className={styles.item} onClick={onClose}>
          <LogIn size={20} aria-hidden />
          {m.shell_log_in()}
        </Link>
      )}
      <div className={styles.settings}>
        <LanguageSwitch wide />
        <ThemeSwitch wide />
      </div>
    </nav>
  )
}
