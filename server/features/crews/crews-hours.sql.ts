/** Whether a mission that is still to come lies in a player's hours. */
import { type RawBuilder, sql } from 'kysely'
import { assumedMinutes, type TimeRange } from '#contract/week-hours.ts'

/** When the player is online, worked out by the contract: the database's own zones would not know a repeated hour. */
const rangesIn = (online: readonly TimeRange[]): RawBuilder<unknown> =>
  sql`${`{${online.map(([from, to]) => `[${from.toISOString()},${to.toISOString()})`).join()}}`}::tstzmultirange`

const mission = sql`tstzrange(
  scheduled_time,
  scheduled_time + make_interval(mins => coalesce(nullif(estimated_duration, 0), ${sql.lit(assumedMinutes)}))
)`

// Without a start the range would have no bounds.
const isPlanned = sql`mission_status = 'open' and scheduled_time is not null`

export const isInHours = (online: readonly TimeRange[]): RawBuilder<unknown> =>
  sql`(${isPlanned} and ${mission} <@ ${rangesIn(online)})`

export const isPartlyInHours = (online: readonly TimeRange[]): RawBuilder<unknown> =>
  sql`(${isPlanned} and ${mission} && ${rangesIn(online)})`
