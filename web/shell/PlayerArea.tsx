import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { useRecordedPart } from '#web/browser/page-record.ts'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import styles from './AccountArea.module.css'
import { MessagesButton } from './MessagesButton.tsx'
import { userLinks } from './navigation.ts'
import { UserButton } from './UserButton.tsx'
import { useLogOut } from './use-log-out.ts'

/** The right end of the top bar for a signed-in player. */
export function PlayerArea({ user }: { user: SessionUser }) {
  useRecordedPart('PlayerArea')
  const logOut = useLogOut()
  return (
    <>
      <MessagesButton />
      <div className={styles.wide}>
        <Menu trigger={<UserButton user={user} />}>
          {userLinks(user).map(({ to, name, Icon }) => (
            <MenuItem key={to} asChild>
              <Link to={to}>
                <Icon aria-hidden />
                {name()}
              </Link>
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem icon={<LogOut aria-hidden />} onSelect={logOut}>
            {m.shell_log_out()}
          </MenuItem>
        </Menu>
      </div>
    </>
  )
}
