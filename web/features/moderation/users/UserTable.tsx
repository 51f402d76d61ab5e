import type { AdminUser } from '#contract/user-list/user-list.ts'
import { m } from '#texts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { Table } from '#web/ui/display/Table.tsx'
import { CitizenId } from './CitizenId.tsx'
import { RoleChip } from './RoleChip.tsx'
import { UserActions } from './UserActions.tsx'
import { UserCell } from './UserCell.tsx'
import { UserStatus, WarningCount } from './UserStatus.tsx'

export function UserTable({ users }: { users: readonly AdminUser[] }) {
  const { formatAge, formatDay } = useFormats()
  return (
    <Table
      caption={m.moderation_tab_users()}
      rows={users}
      rowKey={({ id }) => id}
      columns={[
        { key: 'user', header: m.users_user(), cell: (user) => <UserCell user={user} /> },
        {
          key: 'citizen',
          header: m.users_citizen_id(),
          mono: true,
          cell: (user) => <CitizenId user={user} />,
        },
        { key: 'role', header: m.users_role(), cell: ({ userRole }) => <RoleChip role={userRole} /> },
        { key: 'joined', header: m.users_joined(), cell: ({ joinDate }) => formatDay(joinDate) },
        {
          key: 'active',
          header: m.users_last_active(),
          cell: ({ lastActive }) => (lastActive ? formatAge(lastActive) : m.users_never()),
        },
        {
          key: 'warnings',
          header: m.users_warnings(),
          cell: ({ warningCount }) => <WarningCount count={warningCount} />,
        },
        { key: 'status', header: m.users_status(), cell: (user) => <UserStatus user={user} /> },
        {
          key: 'actions',
          header: m.users_actions(),
          headerHidden: true,
          cell: (user) => <UserActions user={user} />,
        },
      ]}
    />
  )
}
