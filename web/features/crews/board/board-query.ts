import type { BoardQuery } from '#web/features/crews/crews.queries.ts'
import { type BoardSearch, sortOf } from './board-search.ts'

export const boardQuery = (search: BoardSearch, zone: string): BoardQuery => ({
  page: String(search.page ?? 1),
  sort: sortOf(search),
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
