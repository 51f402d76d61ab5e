import { m } from '#texts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { formatClock } from '#web/features/crews/crew-formats.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './OfflineNote.module.css'

/** Says without a network from when the page is. */
export function OfflineNote({ updatedAt }: { updatedAt: number }) {
  const isOnline = useIsOnline()
  const zone = useViewerZone()
  return (
    // Always rendered, so that a screen reader announces when the network is gone.
    <div role="status" className={styles.offline}>
      {isOnline ? null : (
        <Note tone="warn">{m.board_offline({ time: formatClock(new Date(updatedAt), zone) })}</Note>
      )}
    </div>
  )
}
