import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCloseDetails } from '#web/features/moderation/use-close-details.ts'
import { paths } from '#web/paths.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserList } from './UserList.tsx'
import type { UsersSearch } from './users-search.ts'

export function UsersTab() {
  const search = useSearch({ from: '/data/admin/users' })
  const navigate = useNavigate({ from: paths.adminUsers })
  const change = (change: UsersSearch) =>
    navigate({
      search: (shown: UsersSearch) => ({ ...shown, ...change }),
      state: (before) => before,
      replace: true,
      resetScroll: false,
    })
  const closeUser = useCloseDetails(search.user, () => change({ user: undefined }))
  return (
    <>
      <UserList search={search} onSearch={change} />
      {search.user === undefined ? null : <UserDialog id={search.user} onClose={closeUser} />}
    </>
  )
}
