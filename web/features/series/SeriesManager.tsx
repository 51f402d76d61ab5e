import type { Series, SeriesDate } from '#contract/series/series.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { DateRow } from './DateRow.tsx'
import styles from './SeriesManager.module.css'
import { useEndSeries, useTakeOver } from './series.queries.ts'
import { rhythmText } from './series-texts.ts'

interface Props {
  series: Series
  crewId: number | undefined
  zone: string
  /** A link leads to another page. */
  onLeave: () => void
}

const canChange = ({ state }: SeriesDate): boolean => state === 'planned' || state === 'held'

export function SeriesManager({ series, crewId, zone, onLeave }: Props) {
  const { id, dates, state } = series
  const { mutateAsync: end } = useEndSeries(id)
  const goesOn = state === 'running' || state === 'paused'
  return (
    <div className={styles.parts}>
      <p className={styles.rhythm}>{rhythmText(series, zone)}</p>
      <ol className={styles.dates}>
        {dates.map((date) => (
          <DateRow key={date.number} series={series} date={date} zone={zone} onLeave={onLeave} />
        ))}
      </ol>
      <div className={styles.acts}>
        {crewId !== undefined && dates.some(canChange) ? <TakeOver id={id} crewId={crewId} /> : null}
        {goesOn ? (
          <ConfirmButton
            size="sm"
            variant="danger"
            label={m.series_end()}
            title={m.series_end_title()}
            consequence={m.series_end_consequence()}
            confirmLabel={m.series_end()}
            pendingLabel={m.series_ending()}
            doneText={m.series_ended()}
            failedText={m.series_change_failed()}
            onConfirm={end}
          />
        ) : null}
      </div>
    </div>
  )
}

/** The following dates are posted with the texts and roles of this post. */
function TakeOver({ id, crewId }: { id: number; crewId: number }) {
  const { mutateAsync: takeOver } = useTakeOver(id, crewId)
  return (
    <ConfirmButton
      size="sm"
      danger={false}
      label={m.series_take_over()}
      title={m.series_take_over_title()}
      consequence={m.series_take_over_consequence()}
      confirmLabel={m.series_take_over_confirm()}
      pendingLabel={m.series_taking_over()}
      doneText={m.series_taken_over()}
      failedText={m.series_change_failed()}
      onConfirm={takeOver}
    />
  )
}
