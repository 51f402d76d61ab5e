import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { m } from '#messages'
import { useSession } from '#web/api/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import styles from './AccountArea.module.css'
import { loadChunk } from './load-chunk.ts'
import { UserButton } from './UserButton.tsx'
import { useLoginSearch } from './use-login-search.ts'

// Guests never pay for the menu.
const UserMenu = lazy(async () => {
  const { UserMenu } = await loadChunk(() => import('./UserMenu.tsx'))
  return { default: UserMenu }
})

/** Log in and sign up, or the player's menu; nothing while it is not known which. */
export function AccountArea() {
  const session = useSession()
  const loginSearch = useLoginSearch()
  if (session.status === 'loading') return <span className={styles.unknown} />
  if (session.status === 'signed-out') {
    return (
      <>
        <Button asChild variant="ghost" className={styles.wide}>
          <Link to={paths.login} search={loginSearch}>
            {m.shell_log_in()}
          </Link>
        </Button>
        <Button asChild variant="primary">
          <Link to={paths.register}>{m.shell_sign_up()}</Link>
        </Button>
      </>
    )
  }
  return (
    <>
      <IconButton asChild label={m.shell_messages()}>
        <Link to={paths.messages}>
          <Mail size={18} aria-hidden />
        </Link>
      </IconButton>
      <div className={styles.wide}>
        <Suspense fallback={<UserButton user={session.user} />}>
          <UserMenu user={session.user} />
        </Suspense>
      </div>
    </>
  )
}
