import type { JSONColumnType } from 'kysely'

/** One row for each day in UTC that has been counted, without names. */
export interface FlyingDaysTable {
  day: Date
  figures: JSONColumnType<object>
}
