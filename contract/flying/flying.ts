/** When crews fly: figures of the last weeks, without names. */
import * as z from 'zod/mini'
import { seatKinds } from '../crews/seats.ts'
import { endpoint } from '../wire/endpoint.ts'
import { languages } from '../wire/languages.ts'
import { regions } from '../wire/regions.ts'
import { timezone } from '../wire/timezones.ts'
import { flyingLimits } from './fields.ts'

const flyingTimes = z.object({
  /** How many missions started; 0 if they are too few. */
  missions: z.int(),
  /** How many of them in each hour of the week, Monday 00:00 in the zone first. Null for an hour with too few. */
  starts: z.array(z.nullable(z.int())),
  /** The same by the hour of the day. */
  startsOfDay: z.array(z.nullable(z.int())),
  /**
   * How many minutes a post typically waits for its first player, by the hour of the week of its start. Null for too few,
   * and where most posts find no one.
   */
  firstSeat: z.array(z.nullable(z.int())),
  /** The same by the hour of the day. */
  firstSeatOfDay: z.array(z.nullable(z.int())),
  /** Seats of roles, and how many players wanted one. */
  seats: z.array(z.object({ kind: z.enum(seatKinds), offered: z.int(), wanted: z.int() })),
  /** Posts by primary language, the most frequent first. */
  languages: z.array(z.object({ language: z.enum(languages), missions: z.int() })),
  regions: z.array(z.object({ region: z.enum(regions), missions: z.int() })),
})
export type FlyingTimes = z.output<typeof flyingTimes>

export const getFlyingTimes = endpoint({
  name: 'getFlyingTimes',
  method: 'GET',
  path: '/flying-times',
  access: 'public',
  token: 'read',
  summary: `Get when crews flew in the last ${flyingLimits.weeks} weeks: every figure from at least ${flyingLimits.leastMissions} missions, counted each night`,
  query: z.object({
    /** The zone whose weekdays and hours are meant. */
    tz: z._default(timezone, 'UTC'),
  }),
  status: 200,
  response: flyingTimes,
  errors: [],
})
