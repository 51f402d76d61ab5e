import { m } from '#texts'
import { useSessions } from '#web/features/auth/auth.queries.ts'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { EndAllSessions } from './EndAllSessions.tsx'
import styles from './SessionList.module.css'
import { SessionRow } from './SessionRow.tsx'

interface Props {
  zone: string
  /** This device is now signed out as well. */
  onAllEnded: () => void
}

/** Where the player is signed in. */
export function SessionList({ zone, onAllEnded }: Props) {
  const { data: sessions, error, isPending, isFetching, refetch } = useSessions()
  if (isPending) {
    return (
      <LoadingRegion label={m.auth_sessions_loading()} className={styles.loading}>
        <Skeleton height={64} radius={12} />
        <Skeleton height={64} radius={12} />
      </LoadingRegion>
    )
  }
  if (!sessions) {
    return (
      <ScreenProblem title={m.auth_sessions_failed()} error={error} retrying={isFetching} onRetry={refetch} />
    )
  }
  const here = sessions.filter(({ isCurrent }) => isCurrent)
  const elsewhere = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <p className={styles.count}>{m.auth_sessions_count({ count: sessions.length })}</p>
      <ul className={styles.list}>
        {[...here, ...elsewhere].map((session) => (
          <SessionRow key={session.id} session={session} zone={zone} />
        ))}
      </ul>
      <EndAllSessions onEnded={onAllEnded} />
    </>
  )
}
