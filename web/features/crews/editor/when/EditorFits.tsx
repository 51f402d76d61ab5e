import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { beaconLimits } from '#contract/beacons/fields.ts'
import { hourOfWeek } from '#contract/wire/week-hour.ts'
import { m } from '#texts'
import { useFreePlayers } from '#web/features/crews/beacons/beacons.queries.ts'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import { startOfForm } from '#web/features/crews/editor/editor-preview.ts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { flyingTimesQuery } from '#web/features/crews/flying/flying.queries.ts'
import { hourName, weekdayName } from '#web/features/crews/flying/week-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import styles from './EditorWhen.module.css'

const hourMs = 60 * 60_000

/** How soon a seat is filled at that time, and how many who are free then would fit. Nothing while neither is known. */
export function EditorFits({ control }: Pick<CrewFormPart, 'control'>) {
  const now = useNow()
  const zone = useViewerZone()
  const [scheduledFor, timezone, startsNow, language, activity, roles] = useWatch({
    control,
    name: ['scheduledFor', 'timezone', 'startsNow', 'primaryLanguage', 'activity', 'roles'],
  })
  const start = startOfForm({ scheduledFor, timezone, startsNow })
  const isNear =
    start !== undefined && start.getTime() - now.getTime() < (beaconLimits.aheadHours + 6) * hourMs
  const { data: times } = useQuery({ ...flyingTimesQuery(zone), enabled: start !== undefined })
  const { data: free } = useFreePlayers(
    {
      languages: language,
      activity: activity || undefined,
      seats: [...new Set(roles.map(({ roleCategory }) => roleCategory))].join(','),
    },
    { enabled: isNear },
  )
  if (!start) return null
  const place = hourOfWeek(start, zone)
  const minutes = times?.firstSeat[place] ?? times?.firstSeatOfDay[place % 24]
  const count = free?.items.filter(
    ({ startsAt, endsAt }) => new Date(startsAt) <= start && start < new Date(endsAt),
  ).length
  const lines = [
    minutes
      ? m.flying_filled({
          day: weekdayName(Math.floor(place / 24), 'long'),
          time: hourName(place),
          length: formatMinutes(minutes),
        })
      : undefined,
    isNear && count ? m.beacons_would_fit({ count }) : undefined,
  ].filter((line) => line !== undefined)
  return lines.length > 0 ? <p className={styles.fits}>{lines.join(' · ')}</p> : null
}
