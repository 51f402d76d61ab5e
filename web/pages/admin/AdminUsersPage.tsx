import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCloseDetails } from '#web/features/moderation/use-close-details.ts'
import { UserDialog } from '#web/features/moderation/users/UserDialog.tsx'
import { UsersBrowser } from '#web/features/moderation/users/UsersBrowser.tsx'
import type { UsersSearch } from '#web/features/moderation/users/users-search.ts'
import { paths } from '#web/paths.ts'

export function AdminUsersPage() {
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
      <UsersBrowser search={search} onSearch={change} />
      {search.user === undefined ? null : <UserDialog id={search.user} onClose={closeUser} />}
    </>
  )
}
