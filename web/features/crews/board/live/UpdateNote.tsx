import { Pause, Play } from 'lucide-react'
import { m } from '#texts'
import { formatClock } from '#web/features/crews/crew-formats.ts'
import { refreshSeconds } from '#web/features/crews/crews.queries.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import styles from './UpdateNote.module.css'

interface Props {
  updatedAt: number
  offline: boolean
  paused: boolean
  onPause: (paused: boolean) => void
}

/** "Crews update automatically every 30 seconds. Last updated 18:20:12.", and a button that pauses it. */
export function UpdateNote({ updatedAt, offline, paused, onPause }: Props) {
  const zone = useViewerZone()
  return (
    <div className={styles.note}>
      <p>
        {paused ? `${m.board_paused()} ` : null}
        {paused || offline ? null : `${m.board_auto_refresh({ seconds: refreshSeconds })} `}
        {m.board_last_updated({ time: formatClock(new Date(updatedAt), zone) })}
      </p>
      <IconButton
        size="sm"
        label={paused ? m.board_resume() : m.board_pause()}
        onClick={() => onPause(!paused)}
      >
        {paused ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
      </IconButton>
    </div>
  )
}
