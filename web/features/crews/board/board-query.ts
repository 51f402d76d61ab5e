import type { BoardQuery } from '#web/features/crews/crews.queries.ts'
import type { BoardSearch } from './board-search.ts'

/**
 * The list is grouped by start time, so it is sorted by it; the grid shows the newest first. With every status the
 * list does, too: by start time it would begin with missions that ended long ago.
 */
export const boardQuery = (search: BoardSearch, zone: string): BoardQuery => ({
  page: String(search.page ?? 1),
  sort: search.view === 'list' && search.status !== 'all' ? 'soonest' : 'newest',
  status: search.status ?? 'open',
  search: search.search ?? '',
  seats: (search.seats ?? []).join(','),
  languages: (search.languages ?? []).join(','),
  timezone: search.timezone,
  activity: search.activity,
  shipSize: search.shipSize,
  experience: search.experience,
  maxCrewSize: search.maxCrewSize === undefined ? undefined : String(search.maxCrewSize),
  startTime: search.startTime,
  ...(search.startTime ? { tz: zone } : {}),
})
