/** The players of a player's past missions, found by the indexes of those missions, however many others there are. */
import { sql } from 'kysely'
import { playerListLimits } from '#contract/players/limits.ts'
import type { Context } from '#server/context.ts'
import { wasAbsent } from '#server/features/records/records-absences.fragment.ts'
import { isShownTo, type ListedPlayerRow, listedColumns } from './players.sql.ts'

export type FlownWithRow = ListedPlayerRow & {
  missions: number
  last_flown_at: Date
  rating_given: number | null
}

/** A leader's rating of the crew is a rating of everyone aboard except the leader. */
export const listFlownWith = async (ctx: Context, viewerId: number): Promise<FlownWithRow[]> => {
  const most = sql.lit(playerListLimits.missions)
  const isFlown = sql`mission_status in ('completed', 'ended') and deleted_at is null`
  const overAt = sql`coalesce(completed_at, ended_at)`
  const { rows } = await sql<FlownWithRow>`
    with missions as materialized (
      (
        select id, author_id, ${overAt} as over_at
        from crews
        where author_id = ${viewerId} and ${isFlown}
        order by created_at desc, id desc
        limit ${most}
      )
      union all
      (
        select crews.id, author_id, ${overAt}
        from crew_members
        join crews on crews.id = crew_members.crew_id
        where crew_members.user_id = ${viewerId} and ${isFlown}
          and not ${wasAbsent(sql`crews.id`, sql`crew_members.user_id`)}
        order by joined_at desc, crew_id desc
        limit ${most}
      )
    ), aboard as materialized (
      select missions.id as crew_id, crew_members.user_id, false as is_leader, over_at
      from missions
      join crew_members on crew_members.crew_id = missions.id
        and not ${wasAbsent(sql`missions.id`, sql`crew_members.user_id`)}
      union all
      select id, author_id, true, over_at from missions
    ), flown as (
      select user_id, count(*)::integer as missions, max(over_at) as last_flown_at
      from aboard
      group by user_id
    ), given as materialized (
      select distinct on (user_id) user_id, stars
      from aboard
      join ratings on ratings.crew_id = aboard.crew_id and rater_id = ${viewerId} and (type = 'crew' or is_leader)
      order by user_id, ratings.id desc
    )
    select ${listedColumns(viewerId)}, missions, last_flown_at, given.stars as rating_given
    from flown
    join users on users.id = flown.user_id
    left join given on given.user_id = users.id
    where ${isShownTo(ctx, viewerId)}
    order by last_flown_at desc, users.id
    limit ${playerListLimits.flownWith}
  `.execute(ctx.db)
  return rows
}
