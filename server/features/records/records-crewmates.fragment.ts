/** Players who have flown together. */
import { type RawBuilder, sql } from 'kysely'
import { wasAbsent } from './records-absences.fragment.ts'

type Sql = RawBuilder<unknown>

/**
 * The completed missions that a player flew, as leader or member; along the indexes of their missions. The tables have
 * names of their own here, so that a column of the statement around it means the row of that statement.
 */
const flownBy = (player: Sql): Sql => sql`
  select flown.id, flown.author_id
  from crews as flown
  where flown.author_id = ${player} and flown.mission_status in ('completed', 'ended') and flown.deleted_at is null
  union all
  select flown.id, flown.author_id
  from crew_members as flyer
  join crews as flown on flown.id = flyer.crew_id
  where flyer.user_id = ${player} and flown.mission_status in ('completed', 'ended')
    and flown.deleted_at is null and not ${wasAbsent(sql`flown.id`, sql`flyer.user_id`)}
`

/**
 * Whether two players were aboard of one completed mission. Both arguments are columns or values. It costs what the first
 * one has flown, however much the second one has.
 */
export const flewTogether = (one: Sql, other: Sql): Sql => sql`
  exists (
    select from (${flownBy(one)}) as missions
    where missions.author_id = ${other}
      or exists (
        select from crew_members as mate
        where mate.crew_id = missions.id and mate.user_id = ${other}
          and not ${wasAbsent(sql`missions.id`, sql`mate.user_id`)}
      )
  )
`
