import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { SeriesCalendarButton } from '#web/features/series/SeriesCalendarButton.tsx'
import { SeriesLine } from '#web/features/series/SeriesLine.tsx'

interface Props {
  crew: CrewDetails
  /** More buttons. */
  children?: ReactNode
}

/** The series that the mission belongs to, if it does. */
export function CrewSeries({ crew: { series }, children }: Props) {
  const zone = useViewerZone()
  if (!series) return null
  return (
    <SeriesLine series={series} zone={zone}>
      {series.next.length > 0 ? <SeriesCalendarButton seriesId={series.id} /> : null}
      {children}
    </SeriesLine>
  )
}
