import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { m } from '#texts'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './AccountArea.module.css'
import { importPlayerArea } from './import-player-area.ts'
import { PlayerAreaRetry } from './PlayerAreaRetry.tsx'
import { useLoginSearch } from './use-login-search.ts'

// A page without the menu is better than none, and a failed part would never be retried by itself.
const PlayerArea = lazyRouteComponent(async () => {
  try {
    return { default: await loadChunk(importPlayerArea) }
  } catch {
    return { default: PlayerAreaRetry }
  }
})

/** Before a page is rendered whole: on the server, and to take over what the server has rendered. */
export const loadPlayerArea = async (): Promise<void> => {
  await PlayerArea.preload?.()
}

/** Log in and sign up, or the player's menu; empty until the session is known. */
export function AccountArea() {
  const session = useSession()
  const loginSearch = useLoginSearch()
  const unknown = <span className={styles.unknown} />
  if (session.status === 'loading') return unknown
  if (session.status === 'signed-in') {
    return (
      <Suspense fallback={unknown}>
        <PlayerArea user={session.user} />
      </Suspense>
    )
  }
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
