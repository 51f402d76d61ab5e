/** Who was absent from a completed mission, for every statement that asks who flew it. */
import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** A contested mark counts for nothing until a moderator has decided. */
const standing = sql`('marked', 'upheld')`

/** A member who did not fly the mission. Both are columns or values. */
export const wasAbsent = (crewId: Sql, userId: Sql): Sql => sql`
  exists (
    select from absences
    where absences.crew_id = ${crewId} and absences.user_id = ${userId} and absences.status in ${standing}
  )
`

/** Ratings are the exception: who contests the mark neither rates nor is rated until it is decided. */
export const isLeftOutOfRatings = (crewId: Sql, userId: Sql): Sql => sql`
  exists (
    select from absences
    where absences.crew_id = ${crewId} and absences.user_id = ${userId}
      and absences.status in ('marked', 'contested', 'upheld')
  )
`

/**
 * The completed missions of a player that they flew. The table counts all that they were aboard of; marks change later and
 * are few, so they are taken off where the number is read.
 */
export const flownMissions = sql<number>`(
  player_counts.completed - (
    select count(*)::integer from absences
    where absences.user_id = player_counts.user_id and absences.status in ${standing}
  )
)`
