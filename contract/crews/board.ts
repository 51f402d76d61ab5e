/** The board: its filters, its pages, and how many posts start when. */
import * as z from 'zod/mini'
import { shipSizes } from '../fleet/fields.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id } from '../wire/ids.ts'
import { commaSeparated, flag } from '../wire/query-values.ts'
import { regions } from '../wire/regions.ts'
import { searchLine, uniqueList } from '../wire/text.ts'
import { timezone } from '../wire/timezones.ts'
import { crewSummary } from './crews.ts'
import {
  activities,
  crewLimits,
  experienceLevels,
  gameVersions,
  hoursApartChoices,
  startWindows,
} from './fields.ts'
import { languageList } from './rules.ts'
import { seatKinds } from './seats.ts'

/** `match`: what fits the caller best comes first; only posts on the board, and only for a signed-in player. */
const crewSorts = ['newest', 'soonest', 'match'] as const

export const pageSize = 12

/** Totals are exact up to this number. */
export const maxTotal = 1_000

const wholeText = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  )

const hoursApart = z.pipe(
  z.enum(hoursApartChoices),
  z.pipe(
    z.transform((text: (typeof hoursApartChoices)[number]) => Number(text)),
    z.int(),
  ),
)

/** Every filter of the board. An empty value counts as absent. */
export const crewQuery = z.object({
  page: z._default(wholeText(1, Number.MAX_SAFE_INTEGER), 1),
  limit: z._default(wholeText(1, 50), pageSize),
  status: z._default(z.enum(['open', 'all']), 'open'),
  search: z._default(searchLine(crewLimits.searchLength), ''),
  languages: z._default(commaSeparated(languageList), []),
  /** Only posts whose clock at their start, or now without one, is that of this zone. */
  timezone: z.optional(timezone),
  /** How many hours the clock may differ from that of `timezone`. */
  hoursApart: z._default(hoursApart, 0),
  /** Only posts that can be flown in this region: those for it and those for any. */
  region: z.optional(z.enum(regions)),
  gameVersion: z.optional(z.enum(gameVersions)),
  /** Only posts with a place in this star system. */
  system: z.optional(searchLine(crewLimits.systemLength)),
  activity: z.optional(z.enum(activities)),
  shipSize: z.optional(z.enum(shipSizes)),
  /** Only posts for this ship of the catalogue. */
  ship: z.optional(id),
  experience: z.optional(z.enum(experienceLevels)),
  maxCrewSize: z.optional(wholeText(1, crewLimits.crewSize)),
  startTime: z.optional(z.enum(startWindows)),
  /** Only posts whose start time is still ahead. */
  upcoming: z._default(flag, false),
  /** Only posts with a free seat of one of these kinds; only posts on the board have free seats. */
  seats: z._default(commaSeparated(uniqueList(seatKinds)), []),
  /** Only posts on the board whose mission lies in the caller's weekly hours; only for a signed-in player. */
  fitsHours: z._default(flag, false),
  /** Only posts with a free seat that is given at once. */
  atOnce: z._default(flag, false),
  /** The caller's time zone: it decides when "today" starts and ends. */
  tz: z._default(timezone, 'UTC'),
  sort: z._default(z.enum(crewSorts), 'newest'),
})
export type CrewQuery = z.output<typeof crewQuery>

export const listCrews = endpoint({
  name: 'listCrews',
  method: 'GET',
  path: '/crew-finder',
  access: 'public',
  token: 'read',
  summary: `List the posts that match the filters. X-Total-Count holds their number, at most ${maxTotal}; X-Total-Capped is true when there are more`,
  query: crewQuery,
  status: 200,
  response: z.array(crewSummary),
  errors: ['not_signed_in'],
})

/** The filters of the board, without what belongs to one page of it. */
const windowQuery = z.omit(crewQuery, {
  page: true,
  limit: true,
  sort: true,
  startTime: true,
  upcoming: true,
})
export type WindowQuery = z.output<typeof windowQuery>

const windowCount = z.object({
  startTime: z.enum(startWindows),
  total: z.int(),
  /** There are more than the total says. */
  isCapped: z.boolean(),
})
export type WindowCount = z.output<typeof windowCount>

export const countWindows = endpoint({
  name: 'countWindows',
  method: 'GET',
  path: '/crew-finder/windows',
  access: 'public',
  token: 'read',
  summary: `Count the posts that match the filters for each value of startTime, up to ${maxTotal}`,
  query: windowQuery,
  status: 200,
  response: z.array(windowCount),
  errors: ['not_signed_in'],
})
