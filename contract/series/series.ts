/** Missions that are repeated: a leader's post appears again every week or every two weeks. */
import * as z from 'zod/mini'
import { missionStatuses } from '../crews/fields.ts'
import { rhythm } from '../crews/rhythm.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, moment, rowId } from '../wire/ids.ts'
import { dateChange, seriesDraft } from './drafts.ts'
import { seriesLimits } from './limits.ts'

/**
 * `planned`: it will be posted. `held`: it would be posted, but something is in the way, such as a warning that the leader has to
 * read. `missed`: its start passed before it was posted.
 */
export const dateStates = ['planned', 'held', 'posted', 'skipped', 'missed'] as const
export type DateState = (typeof dateStates)[number]

const seriesDate = z.object({
  number: z.int(),
  state: z.enum(dateStates),
  /** Once it is posted, the start of the post. */
  start: moment,
  /** What a clock in the zone of the series shows at the start. */
  localStart: z.string(),
  /** Its leader has moved it away from the rhythm. */
  isMoved: z.boolean(),
  /** Null until it is posted, and when the post was deleted. */
  crewId: z.nullable(z.int()),
  missionStatus: z.nullable(z.enum(missionStatuses)),
})
export type SeriesDate = z.output<typeof seriesDate>

export const series = z.object({
  id: z.int(),
  title: z.string(),
  authorId: z.int(),
  ...rhythm,
  dates: z.array(seriesDate),
  viewer: z.optional(z.object({ canManage: z.boolean() })),
})
export type Series = z.output<typeof series>

export const createSeries = endpoint({
  name: 'createSeries',
  method: 'POST',
  path: '/crew/:id/series',
  access: 'member',
  summary: `Repeat your mission every week or every two weeks, ${seriesLimits.leastTimes} to ${seriesLimits.mostTimes} times in all. Each post appears ${seriesLimits.daysAhead} days ahead, and whoever was aboard last time is invited`,
  params: idParams,
  body: seriesDraft,
  status: 201,
  response: series,
  errors: [
    'not_found',
    'not_allowed',
    'mission_closed',
    'no_start',
    'post_hidden',
    'warning_open',
    'series_exists',
    'too_many_series',
  ],
})

export const getSeries = endpoint({
  name: 'getSeries',
  method: 'GET',
  path: '/series/:id',
  access: 'public',
  token: 'read',
  summary: 'Get a series with its dates',
  params: idParams,
  status: 200,
  response: series,
  errors: ['not_found'],
})

export const listMySeries = endpoint({
  name: 'listMySeries',
  method: 'GET',
  path: '/account/series',
  access: 'member',
  summary: 'List your running series with their dates, the newest first',
  status: 200,
  response: z.array(series),
  errors: [],
})

const change = {
  access: 'member',
  status: 200,
  response: series,
} as const
const changeErrors = ['not_found', 'not_allowed', 'series_ended'] as const

export const changeSeriesDate = endpoint({
  ...change,
  name: 'changeSeriesDate',
  method: 'PATCH',
  path: '/series/:id/dates/:number',
  summary: 'Skip or move a date of your series that is not posted yet, or take that back',
  params: z.object({ id, number: id }),
  body: dateChange,
  errors: [...changeErrors, 'date_posted', 'date_passed'],
})

export const updateSeriesTemplate = endpoint({
  ...change,
  name: 'updateSeriesTemplate',
  method: 'PUT',
  path: '/series/:id/template',
  summary: 'Post the following dates of your series with the texts and roles of one of its posts',
  params: idParams,
  body: z.object({ crewId: rowId }),
  errors: changeErrors,
})

export const endSeries = endpoint({
  ...change,
  name: 'endSeries',
  method: 'DELETE',
  path: '/series/:id',
  summary: 'End your series: what is posted stays, the following dates are gone',
  params: idParams,
  errors: changeErrors,
})
