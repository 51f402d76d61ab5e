import { useHydrated } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { type CSSProperties, useSyncExternalStore } from 'react'
import { m } from '#texts'
import { renderedAt } from '#web/browser/rendered-at.ts'
import { refreshSeconds } from '#web/features/crews/crews.queries.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './LiveLine.module.css'

const thisSecond = (): number => Math.floor(Date.now() / 1000)
const renderedSecond = (): number => Math.floor(renderedAt() / 1000)

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/** Whole seconds since the moment; renders again every second. */
const useSecondsSince = (moment: number): number =>
  Math.max(0, useSyncExternalStore(subscribe, thisSecond, renderedSecond) - Math.floor(moment / 1000))

type Props = {
  updatedAt: number
  refreshing: boolean
  failed: boolean
  /** While the device is offline: from when the list is. */
  offlineText: string | undefined
  paused: boolean
  onPause: (paused: boolean) => void
}

/** A ring that empties until the next refresh, and a button to pause the updates. */
export function LiveLine({ updatedAt, failed, offlineText, paused, onPause, ...props }: Props) {
  // The server has rendered none of this. Before hydration it must not show either.
  const refreshing = useHydrated() && props.refreshing
  const left = Math.max(0, refreshSeconds - useSecondsSince(updatedAt))
  const text = () => {
    if (offlineText) return offlineText
    if (refreshing) return m.board_refreshing()
    if (failed) return m.board_refresh_failed()
    return paused ? m.board_paused() : m.board_refreshes_in({ seconds: left })
  }
  const share = refreshing ? 0.7 : left / refreshSeconds
  return (
    <div className={styles.line}>
      {offlineText || (paused && !refreshing) ? null : (
        <span
          className={classNames(styles.ring, refreshing && styles.turning)}
          style={{ '--share': share } as CSSProperties}
          aria-hidden
        />
      )}
      <span className={classNames(styles.text, (failed || offlineText) && styles.failed)}>{text()}</span>
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
