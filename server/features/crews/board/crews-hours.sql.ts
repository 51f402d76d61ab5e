/** Whether a mission that is still to come lies in a player's hours. */
import { type RawBuilder, sql } from 'kysely'
import { assumedMinutes, type TimeRange } from '#contract/users/week-hours.ts'

type Sql = RawBuilder<unknown>

/**
 * The times when the player is online, computed by the contract: the database's own zones cannot express a repeated
 * hour.
 */
export const rangesOf = (online: readonly TimeRange[]): Sql =>
  sql`${`{${online.map(([from, to]) => `[${from.toISOString()},${to.toISOString()})`).join()}}`}::tstzmultirange`

const mission = sql`tstzrange(
  scheduled_time,
  scheduled_time + make_interval(mins => coalesce(nullif(estimated_duration, 0), ${sql.lit(assumedMinutes)}))
)`

// Without a start the range would have no bounds.
const isPlanned = sql`mission_status = 'open' and scheduled_time is not null`

export const isInHours = (ranges: Sql): Sql => sql`(${isPlanned} and ${mission} <@ ${ranges})`

export const isPartlyInHours = (ranges: Sql): Sql => sql`(${isPlanned} and ${mission} && ${ranges})`
