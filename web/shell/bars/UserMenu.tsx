import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { useLogOut } from '#web/shell/use-log-out.ts'
import { userLinks } from './navigation.ts'
import { UserButton } from './UserButton.tsx'
import styles from './UserMenu.module.css'

const menuId = 'account-menu'

const closeMenu = () => document.getElementById(menuId)?.hidePopover()

const leave = (logOut: () => void) => {
  closeMenu()
  logOut()
}

/** The player's menu: the browser's own popover, so that it opens before the page is hydrated. */
export function UserMenu({ user }: { user: SessionUser }) {
  const logOut = useLogOut()
  return (
    <>
      <UserButton user={user} popoverTarget={menuId} />
      <nav
        id={menuId}
        popover="auto"
        className={styles.menu}
        aria-label={m.shell_user_menu({ name: user.starCitizenHandle })}
      >
        {userLinks(user).map(({ to, name, Icon }) => (
          <Link key={to} to={to} className={styles.item} onClick={closeMenu}>
            <Icon size={16} aria-hidden />
            {name()}
          </Link>
        ))}
        <hr />
        <button type="button" className={styles.item} onClick={() => leave(logOut)}>
          <LogOut size={16} aria-hidden />
          {m.shell_log_out()}
        </button>
      </nav>
    </>
  )
}
