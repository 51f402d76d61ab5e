/** A beacon as it is chosen in the form, and its way to the server. */
import type { BeaconDraft } from '#contract/beacons/drafts.ts'
import { beaconLimits } from '#contract/beacons/fields.ts'
import type { FormValues } from '#web/forms/form-values.ts'

const minuteMs = 60_000
const { aheadHours } = beaconLimits

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
