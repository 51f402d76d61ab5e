import { Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CrewSeries } from '#contract/crews/rhythm.ts'
import { m } from '#texts'
import { Fold } from '#web/ui/display/Fold.tsx'
import styles from './SeriesLine.module.css'
import { rhythmText, startText } from './series-texts.ts'

const stateTexts = {
  running: undefined,
  paused: m.series_state_paused,
  over: m.series_state_over,
  ended: m.series_state_ended,
} as const

interface Props {
  series: CrewSeries
  /** Of the viewer. */
  zone: string
  /** What the viewer can do with the series. */
  children: ReactNode
}

/** Which date of its series a mission is; opened, when the next ones are. */
export function SeriesLine({ series, zone, children }: Props) {
  const { number, times, state, next } = series
  const stateText = stateTexts[state]?.()
  const dates = next.map((start) => startText(start, zone)).join(' · ')
  const line = m.series_line({ number, times, rhythm: rhythmText(series, zone) })
  return (
    <Fold
      icon={<Repeat aria-hidden />}
      title={m.series_title()}
      hint={[line, stateText].filter(Boolean).join(' ')}
    >
      {dates ? <p className={styles.soft}>{m.series_next({ dates })}</p> : null}
      <div className={styles.buttons}>{children}</div>
    </Fold>
  )
}
