import type { CrewDetails } from '#contract/crews/crews.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { RepeatButton } from '#web/features/series/RepeatButton.tsx'
import { SeriesButton } from '#web/features/series/SeriesButton.tsx'
import { SeriesCalendarButton } from '#web/features/series/SeriesCalendarButton.tsx'
import { SeriesLine } from '#web/features/series/SeriesLine.tsx'
import styles from './CrewSeries.module.css'

/** The series that the mission belongs to. Without one, its leader can begin one; for everybody else there is nothing. */
export function CrewSeries({ crew }: { crew: CrewDetails }) {
  const zone = useViewerZone()
  const { id, title, timezone, scheduledTime, series, viewer } = crew
  if (series) {
    return (
      <SeriesLine series={series} zone={zone}>
        {series.next.length > 0 ? <SeriesCalendarButton seriesId={series.id} /> : null}
        {viewer?.can.manageSeries ? (
          <SeriesButton seriesId={series.id} title={title} crewId={id} zone={zone} />
        ) : null}
      </SeriesLine>
    )
  }
  if (!viewer?.can.repeat || scheduledTime === null) return null
  return (
    <div className={styles.repeat}>
      <RepeatButton crew={{ id, title, timezone, scheduledTime }} zone={zone} />
    </div>
  )
}
