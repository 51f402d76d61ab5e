import type { BoardQuery, WindowsQuery } from '#web/features/crews/crews.queries.ts'
import { type BoardSearch, sortOf } from './board-search.ts'

const filtersOf = (search: BoardSearch): WindowsQuery => ({
  status: search.status ?? 'open',
  search: search.search ?? '',
  seats: (search.seats ?? []).join(','),
  languages: (search.languages ?? []).join(','),
  timezone: search.timezone,
  hoursApart: search.hoursApart,
  region: search.region,
  gameVersion: search.gameVersion,
  system: search.system,
  activity: search.activity,
  shipSize: search.shipSize,
  ship: search.ship === undefined ? undefined : String(search.ship),
  experience: search.experience,
  fitsHours: search.fitsHours ? 'true' : undefined,
  atOnce: search.atOnce ? 'true' : undefined,
  maxCrewSize: search.maxCrewSize === undefined ? undefined : String(search.maxCrewSize),
})

export const boardQuery = (search: BoardSearch, zone: string): BoardQuery => ({
  ...filtersOf(search),
  page: String(search.page ?? 1),
  sort: sortOf(search),
  startTime: search.startTime,
  ...(search.startTime ? { tz: zone } : {}),
})

/** The counts do not depend on which window, page or order is shown. */
export const windowsQuery = (search: BoardSearch, zone: string): WindowsQuery => ({
  ...filtersOf(search),
  tz: zone,
})
