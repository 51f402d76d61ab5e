import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './MySeries.module.css'
import { SeriesButton } from './SeriesButton.tsx'
import { useMySeries } from './series.queries.ts'
import { rhythmText, startText } from './series-texts.ts'

/** The series that the player leads. Absent without any, and while they are loading: most players have none. */
export function MySeries({ zone }: { zone: string }) {
  const { data, error, isFetching, refetch } = useMySeries()
  if (!data && error) {
    return (
      <Panel title={m.series_mine()} className={styles.panel}>
        <LoadProblem
          error={error}
          fallback={m.series_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      </Panel>
    )
  }
  if (!data?.length) return null
  return (
    <Panel title={m.series_mine()} flush className={styles.panel}>
      <ul className={styles.list}>
        {data.map((series) => {
          const next = series.dates.find(({ state }) => state === 'planned' || state === 'held')
          return (
            <li key={series.id} className={styles.series}>
              <div className={styles.text}>
                <div className={styles.title} dir="auto">
                  {series.title}
                </div>
                <div className={styles.soft}>
                  {m.series_times_rhythm({ count: series.times, rhythm: rhythmText(series, zone) })}
                </div>
                {next ? (
                  <div className={styles.soft}>
                    {m.series_next_post({ number: next.number, date: startText(next.start, zone) })}
                  </div>
                ) : null}
              </div>
              <SeriesButton
                seriesId={series.id}
                title={series.title}
                zone={zone}
                label={m.series_manage_title({ title: series.title })}
              />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
