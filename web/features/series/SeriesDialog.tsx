import { useRef } from 'react'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { SeriesManager } from './SeriesManager.tsx'
import { useSeries } from './series.queries.ts'

interface Props {
  seriesId: number
  title: string
  /** The post on whose page it is opened: its changes can be taken over for the following ones. */
  crewId?: number | undefined
  /** Of the viewer. */
  zone: string
  onClose: () => void
}

/** The dates of a series, for its leader: skip, move, end. */
export function SeriesDialog({ seriesId, title, crewId, zone, onClose }: Props) {
  const { data: series, error, isFetching, refetch } = useSeries(seriesId)
  const home = useRef<HTMLDivElement>(null)
  const content = () => {
    if (series) return <SeriesManager series={series} crewId={crewId} zone={zone} onLeave={onClose} />
    if (error) {
      return (
        <LoadProblem
          error={error}
          fallback={m.series_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )
    }
    return (
      <LoadingRegion>
        <Skeleton height={320} radius={8} />
      </LoadingRegion>
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title={m.series_title()} subtitle={title}>
      <FocusHome value={home}>
        <div ref={home} tabIndex={-1}>
          {content()}
        </div>
      </FocusHome>
    </Dialog>
  )
}
