/** A beacon as its player lights it. */
import * as z from 'zod/mini'
import { activities } from '../crews/fields.ts'
import { seatKinds } from '../crews/seats.ts'
import { issue } from '../issues/issues.ts'
import { moment, rowId } from '../wire/ids.ts'
import { languages } from '../wire/languages.ts'
import { noLinks } from '../wire/links.ts'
import { regions } from '../wire/regions.ts'
import { line, uniqueList } from '../wire/text.ts'
import { beaconAudiences, beaconLimits } from './fields.ts'

const { minutesMin, minutesMax } = beaconLimits
const duration = issue('beacon_minutes')

/** What a player is free for. */
const wishes = {
  /** Empty for any seat. */
  seats: uniqueList(seatKinds),
  /** Empty for any activity. */
  activities: uniqueList(activities),
  /** Empty for any region. */
  regions: uniqueList(regions),
  languages: uniqueList(languages, 'languages_required'),
}

export const beaconDraft = z.object({
  /** Null for now. */
  startsAt: z.nullable(moment),
  minutes: z.int(duration).check(z.gte(minutesMin, duration), z.lte(minutesMax, duration)),
  ...wishes,
  /** A ship of the player's own fleet that they would bring. */
  fleetShipId: z.nullable(rowId),
  note: line(beaconLimits.note).check(noLinks()),
  audience: z.enum(beaconAudiences),
})
export type BeaconDraft = z.output<typeof beaconDraft>
