import { m } from '#texts'
import { formatClock } from '#web/features/crews/crew-formats.ts'
import { refreshSeconds } from '#web/features/crews/crews.queries.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import styles from './UpdateNote.module.css'

/** "Crews update automatically every 30 seconds. Last updated 18:20:12." */
export function UpdateNote({ updatedAt, paused }: { updatedAt: number; paused: boolean }) {
  const zone = useViewerZone()
  return (
    <p className={styles.note}>
      {paused ? null : `${m.board_auto_refresh({ seconds: refreshSeconds })} `}
      {m.board_last_updated({ time: formatClock(new Date(updatedAt), zone) })}
    </p>
  )
}
