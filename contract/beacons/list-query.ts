/** The filters of the players who are free: those of the board that make sense for players. */
import * as z from 'zod/mini'
import { activities } from '../crews/fields.ts'
import { languageList } from '../crews/rules.ts'
import { seatKinds } from '../crews/seats.ts'
import { moment } from '../wire/ids.ts'
import { commaSeparated, flag } from '../wire/query-values.ts'
import { regions } from '../wire/regions.ts'
import { uniqueList } from '../wire/text.ts'

export const beaconQuery = z.object({
  /** Only players who would fly one of these seats; those who fly any seat would. */
  seats: z._default(commaSeparated(uniqueList(seatKinds)), []),
  activity: z.optional(z.enum(activities)),
  /** Only players who speak one of these. */
  languages: z._default(commaSeparated(languageList), []),
  region: z.optional(z.enum(regions)),
  /** Only players with a verified handle. */
  isVerified: z._default(flag, false),
  bringsShip: z._default(flag, false),
  /** Only players who came to at least four of five missions, of three or more. */
  isReliable: z._default(flag, false),
})
export type BeaconQuery = z.output<typeof beaconQuery>

/** What decides whom a post fits. */
export const fittingQuery = z.object({
  startsAt: moment,
  /** Of its free seats; `any` for one that belongs to no role. */
  seats: z._default(commaSeparated(uniqueList(seatKinds)), []),
  languages: z._default(commaSeparated(languageList), []),
  activity: z.optional(z.enum(activities)),
  region: z.optional(z.enum(regions)),
})
export type FittingQuery = z.output<typeof fittingQuery>
