/** Missions for calendar programs: one or a series as a file, and all of a player's under a secret address. */
import * as z from 'zod/mini'
import { locales } from '../locales/locales.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'

const mediaType = 'text/calendar; charset=utf-8'

const fileQuery = z.object({
  /** A link carries the browser's language, not the one that the player chose on the page. */
  locale: z.optional(z.enum(locales)),
})

export const getCrewCalendar = endpoint({
  name: 'getCrewCalendar',
  method: 'GET',
  path: '/crew/:id/calendar.ics',
  access: 'public',
  summary: 'Download the mission of a crew as an iCalendar file',
  params: idParams,
  query: fileQuery,
  mediaType,
  status: 200,
  response: z.void(),
  errors: ['not_found', 'no_start'],
})

export const getSeriesCalendar = endpoint({
  name: 'getSeriesCalendar',
  method: 'GET',
  path: '/series/:id/calendar.ics',
  access: 'public',
  summary: 'Download the dates of a series as an iCalendar file',
  params: idParams,
  query: fileQuery,
  mediaType,
  status: 200,
  response: z.void(),
  errors: ['not_found'],
})

const calendarFeed = z.object({
  /** Since when the current address works; null if there is none. */
  since: z.nullable(moment),
})
export type CalendarFeed = z.output<typeof calendarFeed>

export const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/account/calendar',
  access: 'member',
  summary: 'Get the state of your calendar address, and since when you have it',
  status: 200,
  response: calendarFeed,
  errors: [],
})

export const renewCalendarFeed = endpoint({
  name: 'renewCalendarFeed',
  method: 'POST',
  path: '/account/calendar',
  access: 'member',
  summary: 'Create the secret address of your calendar; the one before stops working',
  status: 201,
  response: z.object({
    /** Given only here: the server stores its hash. */
    address: z.string(),
    since: moment,
  }),
  errors: [],
})

export const deleteCalendarFeed = endpoint({
  name: 'deleteCalendarFeed',
  method: 'DELETE',
  path: '/account/calendar',
  access: 'member',
  summary: 'Delete the secret address of your calendar',
  status: 204,
  response: z.void(),
  errors: [],
})

export const readCalendarFeed = endpoint({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/calendar/:token',
  access: 'public',
  summary: 'Read the missions of the player whose secret address this is, as an iCalendar file',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  mediaType,
  status: 200,
  response: z.void(),
  errors: ['not_found'],
})
