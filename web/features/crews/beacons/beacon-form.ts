/** A beacon as it is chosen in the form, and its way to the server. */
import type { OwnBeacon } from '#contract/beacons/beacons.ts'
import type { BeaconDraft } from '#contract/beacons/drafts.ts'
import { beaconLimits } from '#contract/beacons/fields.ts'
import type { SessionUser } from '#contract/users/users.ts'
import type { FormValues } from '#web/forms/form-values.ts'

const minuteMs = 60_000
const { minutesMin, minutesMax, aheadHours } = beaconLimits

/** For players of whom nothing is known yet. */
const firstMinutes = 120

const lengths: readonly number[] = [30, 60, 90, 120, 180, 240, 300, 360]

/** The lengths to choose from, with the one that is chosen. */
export const lengthChoices = (chosen: number): number[] =>
  lengths.includes(chosen) ? [...lengths] : [...lengths, chosen].toSorted((a, b) => a - b)

/** Each half hour of the next day, after the one that has begun. */
export const startChoices = (now: Date): Date[] => {
  const half = 30 * minuteMs
  const next = Math.ceil((now.getTime() + 1) / half) * half
  return Array.from({ length: aheadHours * 2 - 1 }, (_, i) => new Date(next + i * half))
}

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

/** What the fields of the form hold. */
export interface BeaconFields extends FormValues {
  readonly startsAt: string
  readonly minutes: string
  readonly seats: readonly string[]
  readonly activities: readonly string[]
  readonly regions: readonly string[]
  readonly languages: readonly string[]
  readonly fleetShipId: string
  readonly note: string
  readonly audience: string
}

export const fieldsOf = (draft: BeaconDraft): BeaconFields => ({
  ...draft,
  startsAt: draft.startsAt ?? '',
  minutes: String(draft.minutes),
  fleetShipId: draft.fleetShipId === null ? '' : String(draft.fleetShipId),
})

export const draftOfFields = (fields: BeaconFields) => ({
  ...fields,
  startsAt: fields.startsAt || null,
  minutes: Number(fields.minutes),
  fleetShipId: fields.fleetShipId === '' ? null : Number(fields.fleetShipId),
})
