/** Who has flown with whom. */
import { type RawBuilder, sql } from 'kysely'
import { wasAbsent } from './records-absences.fragment.ts'

type Sql = RawBuilder<unknown>

/** The completed missions that a player flew, as leader or member; along the indexes of their missions. */
const flownBy = (player: Sql): Sql => sql`
  select crews.id
  from crews
  where crews.author_id = ${player} and crews.mission_status in ('completed', 'ended') and crews.deleted_at is null
  union all
  select crews.id
  from crew_members
  join crews on crews.id = crew_members.crew_id
  where crew_members.user_id = ${player} and crews.mission_status in ('completed', 'ended')
    and crews.deleted_at is null and not ${wasAbsent(sql`crews.id`, sql`crew_members.user_id`)}
`

/** Whether two players were aboard of one completed mission. Both arguments are columns or values. */
export const flewTogether = (one: Sql, other: Sql): Sql => sql`
  exists (select from (${flownBy(one)} intersect ${flownBy(other)}) as missions)
`
