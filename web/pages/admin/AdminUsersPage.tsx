import { useNavigate, useSearch } from '@tanstack/react-router'
import { UserDialog } from '#web/features/moderation/users/UserDialog.tsx'
import { UsersBrowser } from '#web/features/moderation/users/UsersBrowser.tsx'
import type { UsersSearch } from '#web/features/moderation/users/users-search.ts'
import { paths } from '#web/paths.ts'

export function AdminUsersPage() {
  const search = useSearch({ from: '/data/admin/users' })
  const navigate = useNavigate({ from: paths.adminUsers })
  const change = (change: UsersSearch) =>
    navigate({ search: (shown: UsersSearch) => ({ ...shown, ...change }), replace: true, resetScroll: false })
  return (
    <>
      <UsersBrowser search={search} onSearch={change} />
      {search.user === undefined ? null : (
        <UserDialog id={search.user} onClose={() => change({ user: undefined })} />
      )}
    </>
  )
}
