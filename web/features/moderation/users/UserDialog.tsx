import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { ListState } from '#web/features/moderation/ListState.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { UserActions } from './UserActions.tsx'
import { UserFacts } from './UserFacts.tsx'
import { UserHistory } from './UserHistory.tsx'
import { useUserDetails } from './users.queries.ts'

/** Everything that an admin can know about an account. */
export function UserDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useUserDetails(id)
  const { data: user, error } = query
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Dialog
      open
      title={user ? <bdi>{user.displayName}</bdi> : m.users_details()}
      subtitle={user ? `@${user.username}` : undefined}
      onOpenChange={onClose}
      footer={
        user ? (
          <>
            <Button asChild size="sm" variant="ghost">
              <Link to={paths.profile} params={{ userId: String(id) }}>
                {m.users_open_profile()}
              </Link>
            </Button>
            <UserActions user={user} inDetails />
          </>
        ) : null
      }
    >
      {isGone ? (
        <EmptyState art="seats" title={m.moderation_player_gone()} />
      ) : (
        <ListState query={query}>
          {user ? (
            <>
              <UserFacts user={user} />
              <UserHistory user={user} />
            </>
          ) : null}
        </ListState>
      )}
    </Dialog>
  )
}
