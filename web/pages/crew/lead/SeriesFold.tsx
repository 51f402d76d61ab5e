import { Repeat } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { rhythmText } from '#web/features/series/series-texts.ts'
import { PlayerSeries } from '#web/pages/crew/PlayerSeries.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'

/** The series of the mission, or the way to begin one. */
export function SeriesFold({ crew }: { crew: CrewDetails }) {
  const zone = useViewerZone()
  const { series, viewer, scheduledTime } = crew
  if (!series && !(viewer?.can.repeat && scheduledTime !== null)) return null
  return (
    <Fold
      icon={<Repeat />}
      title={m.series_title()}
      hint={
        series
          ? m.series_line({ number: series.number, times: series.times, rhythm: rhythmText(series, zone) })
          : m.series_none()
      }
    >
      <PlayerSeries crew={crew} />
    </Fold>
  )
}
