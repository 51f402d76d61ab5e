/** Who was absent from a completed mission, for every statement that counts who flew it. */
import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** A contested mark has no effect until a moderator has decided. */
const standing = sql`('marked', 'upheld')`

/** Whether a member did not fly the mission. Both arguments are columns or values. */
export const wasAbsent = (crewId: Sql, userId: Sql): Sql => sql`
  exists (
    select from absences
    where absences.crew_id = ${crewId} and absences.user_id = ${userId} and absences.status in ${standing}
  )
`

/** Ratings are the exception: while a mark is contested, the player neither rates nor is rated. */
export const isLeftOutOfRatings = (crewId: Sql, userId: Sql): Sql => sql`
  exists (
    select from absences
    where absences.crew_id = ${crewId} and absences.user_id = ${userId}
      and absences.status in ('marked', 'contested', 'upheld')
  )
`

/**
 * How many completed missions a player has flown. The table counts all that they were aboard of; marks of absence
 * change later and are few, so they are subtracted on reading.
 */
export const flownMissions = sql<number>`(
  player_counts.completed - (
    select count(*)::integer from absences
    where absences.user_id = player_counts.user_id and absences.status in ${standing}
  )
)`
