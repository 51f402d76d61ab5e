import { Repeat } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { RepeatButton } from '#web/features/series/RepeatButton.tsx'
import { SeriesButton } from '#web/features/series/SeriesButton.tsx'
import { CrewSeries } from '#web/pages/crew/CrewSeries.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'

/** The series that the mission belongs to. Without one, its leader can begin one; for everyone else there is nothing. */
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
    <Fold icon={<Repeat aria-hidden />} title={m.series_title()} hint={m.series_none()}>
      <RepeatButton crew={{ id, title, timezone, scheduledTime }} zone={zone} />
    </Fold>
  )
}
