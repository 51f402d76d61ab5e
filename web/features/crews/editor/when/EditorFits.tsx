import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { beaconLimits } from '#contract/beacons/fields.ts'
import { freeSeatKinds } from '#contract/crews/seats.ts'
import { hourOfWeek } from '#contract/wire/week-hour.ts'
import { m } from '#texts'
import { useFittingCount } from '#web/features/crews/beacons/beacons.queries.ts'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import type { CrewFormValues } from '#web/features/crews/editor/crew-form.ts'
import { startOfForm } from '#web/features/crews/editor/editor-preview.ts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { flyingTimesQuery } from '#web/features/crews/flying/flying.queries.ts'
import { hourName, weekdayName } from '#web/features/crews/flying/week-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import styles from './EditorWhen.module.css'

const hourMs = 60 * 60_000

const withoutPlayers = (roles: CrewFormValues['roles']) => roles.map((role) => ({ ...role, slotsFilled: 0 }))

/** How soon a seat is filled at that time, and how many who are free then would fit. Nothing while neither is known. */
export function EditorFits({ control }: Pick<CrewFormPart, 'control'>) {
  const now = useNow()
  const zone = useViewerZone()
  const [scheduledFor, timezone, startsNow] = useWatch({
    control,
    name: ['scheduledFor', 'timezone', 'startsNow'],
  })
  const [primaryLanguage, requiredLanguages, activity, region, roles, maxCrewSize] = useWatch({
    control,
    name: ['primaryLanguage', 'requiredLanguages', 'activity', 'region', 'roles', 'maxCrewSize'],
  })
  const start = startOfForm({ scheduledFor, timezone, startsNow })
  const isNear =
    start !== undefined && start.getTime() - now.getTime() < (beaconLimits.aheadHours + 6) * hourMs
  const { data: times } = useQuery({ ...flyingTimesQuery(zone), enabled: start !== undefined })
  const { data: free } = useFittingCount(
    {
      startsAt: start?.toISOString() ?? '',
      languages: [...new Set([primaryLanguage, ...requiredLanguages])].join(','),
      activity: activity || undefined,
      region: region || undefined,
      seats: freeSeatKinds({ currentCrewSize: 1, maxCrewSize, roles: withoutPlayers(roles) }).join(','),
    },
    { enabled: isNear },
  )
  if (!start) return null
  const place = hourOfWeek(start, zone)
  const ofWeek = times?.firstSeat[place]
  const ofDay = times?.firstSeatOfDay[place % 24]
  const time = hourName(place)
  const lines = [
    ofWeek
      ? m.flying_filled({
          day: weekdayName(Math.floor(place / 24), 'long'),
          time,
          length: formatMinutes(ofWeek),
        })
      : ofDay && m.flying_filled_daily({ time, length: formatMinutes(ofDay) }),
    isNear && free && free.count > 0 && m.beacons_would_fit({ count: free.count }),
  ].filter(Boolean)
  return lines.length > 0 ? <p className={styles.fits}>{lines.join(' · ')}</p> : null
}
