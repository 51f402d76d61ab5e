import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { isLitFor, isShownTo } from '#server/features/beacons/beacons.fragment.ts'
import { fitsPost } from '#server/features/crews/board/crews-beacons.fragment.ts'

type FreedCrew = Pick<CrewRow, 'id' | 'title' | 'author_id' | 'co_leader_id'>

/** Undefined if the seat is taken again, or if someone waits for one. */
export const findCrewWithFreeSeat = ({ db }: Context, id: number): Promise<FreedCrew | undefined> =>
  db
    .selectFrom('crews')
    .select(['id', 'title', 'author_id', 'co_leader_id'])
    .where('id', '=', id)
    .where('mission_status', '=', 'open')
    .where(sql<boolean>`facets @> '{board}'`)
    .where(
      sql<boolean>`not exists (select from waitlist_entries where crew_id = crews.id and removed_at is null)`,
    )
    .executeTakeFirst()

/** The names of those who fit and whom this leader of the crew may see, those lit last first. */
export const listFitting = async (
  ctx: Context,
  crew: FreedCrew,
  leaderId: number,
  limit: number,
): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select coalesce(users.display_name, users.username) as name
    from crews
    join beacons on ${fitsPost(ctx.now())}
    join users on users.id = beacons.user_id
    where crews.id = ${crew.id}
      and ${isLitFor(ctx, sql`crews.author_id`)}
      and ${isShownTo(ctx, sql`${leaderId}::integer`)}
      and users.accepts_contact
      and not exists (select from crew_members where crew_id = crews.id and user_id = users.id)
      and not exists (
        select from applications
        where crew_id = crews.id and user_id = users.id and status = 'declined'
      )
    order by beacons.lit_at desc, users.id
    limit ${limit}
  `.execute(ctx.db)
  return rows.map(({ name }) => name)
}
