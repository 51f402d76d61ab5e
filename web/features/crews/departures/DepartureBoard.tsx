import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { m } from '#texts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { formatTime } from '#web/i18n/format.ts'
import { isAssumedZone } from '#web/i18n/known-zones.ts'
import { paths } from '#web/paths.ts'
import { Beacon } from '#web/ui/drawings/Beacon.tsx'
import styles from './DepartureBoard.module.css'
import { DepartureList } from './DepartureList.tsx'
import { departureCount, departuresQuery } from './departures.queries.ts'
import { FreeNow, useFreeNow } from './FreeNow.tsx'

interface Props extends Pick<ComponentProps<typeof DepartureList>, 'wayOut'> {
  /** Not on a site with hardly any players. */
  showsFree: boolean
}

/** The crews that start next, as on the departures board of a station; the last row is who is free. */
export function DepartureBoard({ wayOut, showsFree }: Props) {
  const titleId = useId()
  const departures = useQuery(departuresQuery())
  const freePlayers = useFreeNow()
  const free = showsFree ? freePlayers : undefined
  const now = useNow()
  const zone = useViewerZone()
  const clockText = isAssumedZone(zone) ? m.home_utc_time : m.home_your_time
  return (
    <section className={styles.board} aria-labelledby={titleId}>
      <div className={styles.header}>
        <Beacon />
        <h2 id={titleId} className={styles.title}>
          {m.home_departures()}
        </h2>
        <span className={styles.clock}>{clockText({ time: formatTime(now, zone) })}</span>
      </div>
      <div className={styles.list}>
        <DepartureList
          departures={departures}
          now={now}
          zone={zone}
          wayOut={wayOut}
          most={free ? departureCount - 1 : departureCount}
        />
        {free ? <FreeNow count={free} /> : null}
      </div>
      <Link className={styles.all} to={paths.search}>
        {m.home_whole_board()}
        <ArrowRight size={16} aria-hidden />
      </Link>
    </section>
  )
}
