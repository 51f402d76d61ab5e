/** The beacon that a player lights by one click. */
import type { SessionUser } from '../users/users.ts'
import type { OwnBeacon } from './beacons.ts'
import type { BeaconDraft } from './drafts.ts'
import { beaconLimits } from './fields.ts'

const minuteMs = 60_000
const { minutesMin, minutesMax } = beaconLimits

/** How long the first beacon of a player is. */
const firstMinutes = 120

const limited = (minutes: number) => Math.min(minutesMax, Math.max(minutesMin, Math.ceil(minutes)))

const minutesBetween = (from: number, to: string) => limited((Date.parse(to) - from) / minuteMs)

/**
 * The last beacon once more: now, and as long as it was. One that is lit keeps its start and its end. The first one is
 * filled in from the profile.
 */
export const nextDraft = (
  last: OwnBeacon | null | undefined,
  user: Pick<SessionUser, 'preferredLanguages' | 'regions'> & Pick<BeaconDraft, 'activities'>,
  now: Date,
): BeaconDraft => {
  if (!last) {
    return {
      startsAt: null,
      minutes: firstMinutes,
      seats: [],
      activities: user.activities,
      regions: user.regions,
      languages: user.preferredLanguages.length > 0 ? user.preferredLanguages : ['en'],
      fleetShipId: null,
      note: '',
      audience: 'everyone',
    }
  }
  const { startsAt, endsAt, isLit, seats, activities, regions, languages, fleetShipId, note, audience } = last
  const isAhead = isLit && Date.parse(startsAt) > now.getTime()
  const from = isLit && !isAhead ? now.getTime() : Date.parse(startsAt)
  return {
    startsAt: isAhead ? startsAt : null,
    minutes: minutesBetween(from, endsAt),
    seats,
    activities,
    regions,
    languages,
    fleetShipId,
    note,
    audience,
  }
}
