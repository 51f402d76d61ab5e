/** The best seats for a player who wants to fly within the hour. */
import * as z from 'zod/mini'
import { crewSummary } from '../crews/crews.ts'
import { matchReason } from '../crews/matching.ts'
import { seatKinds } from '../crews/seats.ts'
import { endpoint } from '../wire/endpoint.ts'
import { commaSeparated } from '../wire/query-values.ts'
import { uniqueList } from '../wire/text.ts'

export const flyNowLimits = {
  seats: 3,
  /** Within how many minutes the mission starts, if it is not under way. */
  withinMinutes: 60,
  /** So many posts are compared: those that give seats at once before the others, the next to start first. */
  compared: 60,
} as const

const seatNow = z.object({
  crew: crewSummary,
  /** Null for a seat that belongs to no role. */
  roleId: z.nullable(z.int()),
  roleName: z.nullable(z.string()),
  /** A player who takes it is aboard; otherwise they apply. */
  isAtOnce: z.boolean(),
  /** The weightiest first. */
  reasons: z.array(matchReason),
})
export type SeatNow = z.output<typeof seatNow>

export const listSeatsNow = endpoint({
  name: 'listSeatsNow',
  method: 'GET',
  path: '/fly-now',
  access: 'member',
  summary: `List the ${flyNowLimits.seats} best seats in missions that start within ${flyNowLimits.withinMinutes} minutes or are under way: those that you can take at once first, then those that fit you best`,
  query: z.object({
    /** Only seats of these kinds; any without it. */
    seats: z._default(commaSeparated(uniqueList(seatKinds)), []),
  }),
  status: 200,
  response: z.array(seatNow),
  errors: [],
})
