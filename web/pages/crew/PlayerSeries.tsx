import type { CrewDetails } from '#contract/crews/crews.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { RepeatButton } from '#web/features/series/RepeatButton.tsx'
import { SeriesButton } from '#web/features/series/SeriesButton.tsx'
import { CrewSeries } from './CrewSeries.tsx'
import styles from './PlayerSeries.module.css'

/** The series that the mission belongs to. Without one, its leader can begin one; for everybody else there is nothing. */
export function PlayerSeries({ crew }: { crew: CrewDetails }) {
  const zone = useViewerZone()
  const { id, title, timezone, scheduledTime, series, viewer } = crew
  if (series) {
    return (
      <CrewSeries crew={crew}>
        {viewer?.can.manageSeries ? (
          <SeriesButton seriesId={series.id} title={title} crewId={id} zone={zone} />
        ) : null}
      </CrewSeries>
    )
  }
  if (!viewer?.can.repeat || scheduledTime === null) return null
  return (
    <div className={styles.repeat}>
      <RepeatButton crew={{ id, title, timezone, scheduledTime }} zone={zone} />
    </div>
  )
}
