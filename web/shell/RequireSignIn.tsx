import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { useEntrance } from '#web/session/use-entrance.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PagePending } from './PagePending.tsx'
import { useLoginSearch } from './use-login-search.ts'

interface Props {
  reason: string
  /** h2 where the page has a title of its own. */
  heading?: 'h1' | 'h2'
  /** Whether what this player has typed is still there when their session ends. */
  hasDraft?: ((userId: number) => boolean) | undefined
  children: ReactNode
}

/** Shows its children to players, and to guests why they should sign in. */
export function RequireSignIn({ reason, heading = 'h1', hasDraft, children }: Props) {
  const session = useSession()
  const loginSearch = useLoginSearch()
  const isNewcomer = useEntrance() === paths.register
  const [lastUserId, setLastUserId] = useState<number>()
  if (session.status === 'signed-in' && session.user.id !== lastUserId) setLastUserId(session.user.id)
  if (session.status === 'loading') return <PagePending />
  if (session.status === 'signed-in') return children
  const isDraftSafe = lastUserId !== undefined && hasDraft?.(lastUserId) === true
  return (
    <PageFrame narrow>
      <EmptyState
        art="lock"
        heading={heading}
        panel
        title={m.shell_sign_in_required()}
        actions={
          <>
            <Button asChild variant={isNewcomer ? 'secondary' : 'primary'}>
              <Link to={paths.login} search={loginSearch} state={{ hasDraft: isDraftSafe }}>
                {m.shell_login_button()}
              </Link>
            </Button>
            <Button asChild variant={isNewcomer ? 'primary' : 'secondary'}>
              <Link to={paths.register} search={loginSearch}>
                {m.shell_create_account()}
              </Link>
            </Button>
          </>
        }
      >
        {isDraftSafe ? m.auth_login_has_draft() : reason}
      </EmptyState>
    </PageFrame>
  )
}
