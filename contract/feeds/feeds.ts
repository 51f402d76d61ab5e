/** A search of the board for feed readers, calendars and other sites: what guests see of it. */
import * as z from 'zod/mini'
import { crewQuery } from '../crews/board.ts'
import { locales } from '../locales/locales.ts'
import { endpoint } from '../wire/endpoint.ts'

/** How many posts a feed has. */
export const feedLength = 50

/** The filters of the board. Feeds are read without a session, so there are no hours that posts could fit. */
export const feedQuery = z.extend(
  z.omit(crewQuery, { page: true, limit: true, sort: true, fitsHours: true }),
  {
    /** Programs that read feeds have no language of their own, and all readers share the answer. */
    locale: z._default(z.enum(locales), 'en'),
  },
)
export type FeedQuery = z.output<typeof feedQuery>

export const getBoardFeed = endpoint({
  name: 'getBoardFeed',
  method: 'GET',
  path: '/crew-finder/feed.atom',
  access: 'public',
  summary: `Read the newest ${feedLength} posts that match the filters, as an Atom feed`,
  query: feedQuery,
  mediaType: 'application/atom+xml; charset=utf-8',
  status: 200,
  response: z.void(),
  errors: [],
})

export const getBoardCalendar = endpoint({
  name: 'getBoardCalendar',
  method: 'GET',
  path: '/crew-finder/calendar.ics',
  access: 'public',
  summary: `Read the next ${feedLength} missions that match the filters, as an iCalendar file`,
  query: feedQuery,
  mediaType: 'text/calendar; charset=utf-8',
  status: 200,
  response: z.void(),
  errors: [],
})
