import { wallClock } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { zoneCity } from '#web/features/crews/crew-formats.ts'
import { formatTime } from '#web/i18n/format.ts'
import { isKnownZone } from '#web/i18n/known-zones.ts'

/** Zones of different names whose clocks agree at that moment are the same to a reader. */
export const sameClock = (moment: Date, zone: string, other: string): boolean => {
  if (zone === other) return true
  const [here, there] = [wallClock(moment, zone), wallClock(moment, other)]
  return here.day === there.day && here.hour === there.hour && here.minute === there.minute
}

interface Zones {
  readonly zone: string
  readonly leaderZone: string
  readonly isLeader: boolean
}

/**
 * The start by the clock of the post, where that differs and can be told; without a start, that clock now. To
 * everyone else it is the leader's.
 */
export const leaderTimeText = (
  start: Date | null,
  now: Date,
  { zone, leaderZone, isLeader }: Zones,
): string => {
  if (!isKnownZone(leaderZone)) return ''
  const moment = start ?? now
  if (sameClock(moment, zone, leaderZone)) return isLeader ? m.crews_zone_yours() : m.crews_zone_same()
  const there = { city: zoneCity(leaderZone), time: formatTime(moment, leaderZone) }
  if (isLeader) return start ? m.crews_zone_post(there) : m.crews_zone_post_now(there)
  return start ? m.crews_zone_leader(there) : m.crews_zone_leader_now(there)
}
