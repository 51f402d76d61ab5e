import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PagePending } from './PagePending.tsx'
import { useLoginSearch } from './use-login-search.ts'

/** Shows its children to players, and to guests why they should sign in. */
export function RequireSignIn({ reason, children }: { reason: string; children: ReactNode }) {
  const session = useSession()
  const loginSearch = useLoginSearch()
  if (session.status === 'loading') return <PagePending />
  if (session.status === 'signed-in') return children
  return (
    <PageFrame narrow>
      <EmptyState
        art="lock"
        heading="h1"
        panel
        title={m.shell_sign_in_required()}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.login} search={loginSearch}>
                {m.shell_login_button()}
              </Link>
            </Button>
            <Button asChild>
              <Link to={paths.register} search={loginSearch}>
                {m.shell_create_account()}
              </Link>
            </Button>
          </>
        }
      >
        {reason}
      </EmptyState>
    </PageFrame>
  )
}
