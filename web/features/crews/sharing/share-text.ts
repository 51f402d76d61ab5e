import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { freeSeats, isOver } from '#web/features/crews/crew-facts.ts'
import { formatMoment } from '#web/features/crews/crew-formats.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'

type SharedCrew = Pick<
  CrewDetails,
  'title' | 'scheduledTime' | 'displayStatus' | 'currentCrewSize' | 'maxCrewSize'
>

/** What the system's share sheet sends beside the link. Its reader may live in another zone, so the time names its own. */
export const shareText = (crew: SharedCrew, zone: string): string => {
  const { title, scheduledTime } = crew
  const lines = [
    title,
    ...(scheduledTime
      ? [m.crew_page_share_start({ start: formatMoment(scheduledTime, zone), city: zoneCity(zone) })]
      : []),
    ...(isOver(crew) ? [] : [m.crews_free({ free: freeSeats(crew), total: crew.maxCrewSize })]),
  ]
  return lines.join('\n')
}
