import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './AccountArea.module.css'
import { PlayerArea } from './PlayerArea.tsx'
import { useLoginSearch } from './use-login-search.ts'

/** Log in and sign up, or the player's menu; empty until the session is known. */
export function AccountArea() {
  const session = useSession()
  const loginSearch = useLoginSearch()
  if (session.status === 'loading') return <span className={styles.unknown} />
  if (session.status === 'signed-in') return <PlayerArea user={session.user} />
  return (
    <>
      <Button asChild variant="ghost" className={styles.wide}>
        <Link to={paths.login} search={loginSearch}>
          {m.shell_log_in()}
        </Link>
      </Button>
      <Button asChild variant="primary">
        <Link to={paths.register} search={loginSearch}>
          {m.shell_sign_up()}
        </Link>
      </Button>
    </>
  )
}
