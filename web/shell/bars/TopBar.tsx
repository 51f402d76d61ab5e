import { Link, useLocation } from '@tanstack/react-router'
import { ExternalLink as Arrow, Menu, X } from 'lucide-react'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { ExternalLink } from '#web/shell/ExternalLink.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/drawings/Logo.tsx'
import { AccountArea } from './AccountArea.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { mainLinks } from './navigation.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import styles from './TopBar.module.css'
import { mobileMenuId } from './use-mobile-menu.ts'

export function TopBar({ menuOpen }: { menuOpen: boolean }) {
  const user = useUser()
  const isCrewPage = useLocation({ select: ({ pathname }) => pathname.startsWith('/crew/') })
  // A crew belongs to the board, although its address is not below it.
  const currentProps = (to: string) =>
    isCrewPage && to === paths.search ? ({ 'aria-current': 'page' } as const) : {}
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link
          to={paths.home}
          className={styles.logo}
          data-brief={user ? true : undefined}
          aria-label={m.shell_home_link()}
        >
          <Logo />
        </Link>
        <nav className={styles.links} aria-label={m.shell_main_navigation()}>
          {mainLinks.map(({ to, name }) => (
            <Link key={to} to={to} className={styles.link} {...currentProps(to)}>
              {name()}
            </Link>
          ))}
          {user ? (
            <Link to={paths.myCrews} className={classNames(styles.link, styles.roomy)}>
              {m.shell_my_crews()}
            </Link>
          ) : null}
          <ExternalLink className={styles.link} href={site().eventsUrl} plain>
            {m.shell_events()}
            <Arrow size={12} aria-hidden />
          </ExternalLink>
        </nav>
        <div className={styles.tools}>
          <div className={styles.settings}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <AccountArea />
          <IconButton
            className={styles.burger}
            label={menuOpen ? m.shell_menu_close() : m.shell_menu_open()}
            popoverTarget={mobileMenuId}
          >
            {menuOpen ? <X size={20} aria-hidden /> : <Menu size={20} aria-hidden />}
          </IconButton>
        </div>
      </div>
    </header>
  )
}
