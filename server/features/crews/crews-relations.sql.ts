import { sql } from 'kysely'
import type { Context, Viewer } from '#server/context.ts'
import { relation, relationTo, type ViewerRelation } from './crews-relations.fragment.ts'

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

/** The relation of each of the players to a post. */
export const loadRelations = async (
  { db, now }: Context,
  crewId: number,
  userIds: readonly number[],
): Promise<(ViewerRelation & { readonly user_id: number })[]> => {
  const { rows } = await sql<ViewerRelation & { user_id: number }>`
    select players.user_id, ${relationTo(sql`players.user_id`, now())}
    from crews
    cross join unnest(${userIds}::integer[]) as players (user_id)
    where crews.id = ${crewId}
  `.execute(db)
  return rows
}
