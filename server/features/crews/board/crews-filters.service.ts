/** The filters of the board for saved searches, which are compared with one post at a time. */
import type { SearchQuery } from '#contract/searches/searches.ts'
import { filterColumns } from './crews.filters.ts'
import { likePattern, searchWords } from './crews.search.ts'

export { type TimedPost, timingAt } from './crews.timing.ts'

/** Typing errors are not corrected: the correction of a word depends on the posts of the day. */
export const searchColumns = (query: SearchQuery) => ({
  ...filterColumns(query),
  patterns: searchWords(query.search).map(likePattern),
  start_window: query.startTime ?? null,
  window_zone: query.startTime ? query.tz : null,
  clock_zone: query.timezone ?? null,
  hours_apart: query.hoursApart,
  upcoming: query.upcoming,
  fits_hours: query.fitsHours,
})
