import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { useLogOut } from '#web/shell/use-log-out.ts'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import { userLinks } from './navigation.ts'
import { UserButton } from './UserButton.tsx'

/** The player's menu, loaded when its button is first pressed. */
export function UserMenu({ user }: { user: SessionUser }) {
  const logOut = useLogOut()
  return (
    <Menu trigger={<UserButton user={user} />} defaultOpen>
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
  )
}
