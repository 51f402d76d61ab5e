/** Saved searches of the board: every new post that they find is a notice. */
import * as z from 'zod/mini'
import { crewQuery } from '../crews/board.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { maxSavedSearches } from './limits.ts'

/** The filters of the board without its pages and its order. Only posts that take people are found, so there is no status. */
export const searchQuery = z.omit(crewQuery, { page: true, limit: true, sort: true, status: true })
export type SearchQuery = z.output<typeof searchQuery>

const savedSearch = z.object({
  id: z.int(),
  /** Made from the filters, in the language of the request. */
  name: z.string(),
  /** What is set, as the query of the board has it. */
  filters: z.record(z.string(), z.string()),
  /** How many posts it has found since midnight in the caller's time zone. */
  foundToday: z.int(),
  /** A Discord channel shows what it finds. */
  hasChannel: z.boolean(),
  createdAt: moment,
})
export type SavedSearch = z.output<typeof savedSearch>

export const listSearches = endpoint({
  name: 'listSearches',
  method: 'GET',
  path: '/account/searches',
  access: 'member',
  summary: 'List your saved searches and what they found today, the newest first',
  status: 200,
  response: z.array(savedSearch),
  errors: [],
})

export const saveSearch = endpoint({
  name: 'saveSearch',
  method: 'POST',
  path: '/account/searches',
  access: 'member',
  summary: `Save a search of the board, to be notified of every new post that it finds. At most ${maxSavedSearches}; the same search is saved once`,
  body: searchQuery,
  status: 201,
  response: savedSearch,
  errors: ['no_filters', 'too_many_searches'],
})

export const deleteSearch = endpoint({
  name: 'deleteSearch',
  method: 'DELETE',
  path: '/account/searches/:id',
  access: 'member',
  summary: 'Delete a saved search',
  params: idParams,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
})
