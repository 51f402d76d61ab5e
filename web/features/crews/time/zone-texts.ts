import { zoneOffsetText } from '#contract/wire/zone-cities.ts'
import { wallClock } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { formatTime } from '#web/i18n/format.ts'
import { isAssumedZone, isKnownZone } from '#web/i18n/known-zones.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { otherWeekday } from './day-texts.ts'

/** Whether clocks in both zones show the same time at that moment. */
export const isSameClock = (moment: Date, zone: string, other: string): boolean => {
  if (zone === other) return true
  const [here, there] = [wallClock(moment, zone), wallClock(moment, other)]
  return here.day === there.day && here.hour === there.hour && here.minute === there.minute
}

interface Zones {
  readonly zone: string
  readonly leaderZone: string
  readonly isLeader: boolean
}

/** Berlin, UTC+1 */
export const cityAndOffset = (moment: Date, zone: string): string =>
  zone === 'UTC'
    ? zone
    : m.crew_page_city_and_offset({ city: zoneCity(zone), offset: zoneOffsetText(moment, zone) })

/**
 * The start in the zone of the post, which is the leader's, if its clock differs from the viewer's; without a start,
 * the current time there. Empty if the browser does not know the zone.
 */
export const leaderTimeText = (
  start: Date | null,
  now: Date,
  { zone, leaderZone, isLeader }: Zones,
): string => {
  if (!isKnownZone(leaderZone)) return ''
  const moment = start ?? now
  if (!isAssumedZone(zone) && isSameClock(moment, zone, leaderZone))
    return isLeader ? m.crews_zone_yours() : m.crews_zone_same()
  const there = {
    city: zoneCity(leaderZone),
    time: `${otherWeekday(moment, zone, leaderZone)} ${formatTime(moment, leaderZone)}`.trim(),
  }
  if (isLeader) return start ? m.crews_zone_post(there) : m.crews_zone_post_now(there)
  return start ? m.crews_zone_leader(there) : m.crews_zone_leader_now(there)
}
