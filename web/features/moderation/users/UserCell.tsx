import { Link } from '@tanstack/react-router'
import type { AdminUser } from '#contract/user-list/user-list.ts'
import cell from '#web/features/moderation/PlayerCell.module.css'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'

/** The name leads to the details of the account. */
export function UserCell({ user }: { user: AdminUser }) {
  return (
    <span className={cell.cell}>
      <Avatar name={user.displayName} src={user.profileImage} />
      <Link
        className={cell.name}
        from={paths.adminUsers}
        to={paths.adminUsers}
        search={(shown) => ({ ...shown, user: user.id })}
        state={{ fromList: true }}
        resetScroll={false}
        dir="auto"
      >
        {user.displayName}
      </Link>
    </span>
  )
}
