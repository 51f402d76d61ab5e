import { sql } from 'kysely'
import type { Context, Viewer } from '#server/context.ts'
import { relation, relationTo, type ViewerRelation, wasTurnedAway } from './crews-relations.fragment.ts'

/** Of the crew itself only the key is read: callers have its row already. */
export const loadRelation = async (ctx: Context, viewer: Viewer, crewId: number): Promise<ViewerRelation> => {
  const { rows } = await sql<{ relation: ViewerRelation }>`
    select to_json(relation) as relation
    from (
      select crews.id${relation({ ...ctx, viewer })}
      from crews
      where crews.id = ${crewId}
    ) as relation
  `.execute(ctx.db)
  return rows[0]?.relation ?? {}
}

/** Of a player to a post, for what is sent to many. */
export interface PlayerRelation extends ViewerRelation {
  readonly user_id: number
  /** They have accepted a seat or led the crew, and may have left it. */
  readonly was_aboard: boolean
  /** The leader does not want them in this crew. */
  readonly was_turned_away: boolean
}

/** The relation of each of the players to a post. */
export const loadRelations = async (
  { db, now }: Context,
  crewId: number,
  userIds: readonly number[],
): Promise<PlayerRelation[]> => {
  const { rows } = await sql<PlayerRelation>`
    select
      players.user_id,
      ${relationTo(sql`players.user_id`, now())},
      ${wasTurnedAway(sql`players.user_id`)} as was_turned_away,
      exists (
        select from applications
        where crew_id = crews.id and applications.user_id = players.user_id and status = 'accepted'
      ) or exists (
        select from seat_offers
        where crew_id = crews.id and seat_offers.user_id = players.user_id and outcome = 'accepted'
      ) or exists (
        select from former_leaders where crew_id = crews.id and former_leaders.user_id = players.user_id
      ) as was_aboard
    from crews
    cross join unnest(${userIds}::integer[]) as players (user_id)
    where crews.id = ${crewId}
  `.execute(db)
  return rows
}
