import { Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CrewSeries } from '#contract/series/rhythm.ts'
import { m } from '#texts'
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

/** Which date of its series a mission is, and when the next ones are. */
export function SeriesLine({ series, zone, children }: Props) {
  const { number, times, state, next } = series
  const stateText = stateTexts[state]
  const dates = next.map((start) => startText(start, zone)).join(' · ')
  return (
    <section className={styles.line} aria-label={m.series_title()}>
      <Repeat className={styles.icon} aria-hidden />
      <div className={styles.text}>
        <p className={styles.strong}>
          {m.series_line({ number, times, rhythm: rhythmText(series, zone) })}
          {stateText ? <span className={styles.state}> {stateText()}</span> : null}
        </p>
        {dates ? <p className={styles.soft}>{m.series_next({ dates })}</p> : null}
      </div>
      <div className={styles.buttons}>{children}</div>
    </section>
  )
}
