import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

export const pendingApplicants = async ({ db }: Context, crewId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('applications')
    .select('user_id')
    .where('crew_id', '=', crewId)
    .where('status', '=', sql.lit('pending'))
    .execute()
  return rows.map(({ user_id }) => user_id)
}

interface MyCrews {
  readonly led: number[]
  readonly joined: number[]
  readonly applied: number[]
  readonly past: number[]
}

const most = 100

/** The ids of the crews a player has to do with, the newest first. */
export const findMyCrews = async ({ db }: Context, userId: number): Promise<MyCrews> => {
  const running = sql`crews.mission_status in ('open', 'in_progress')`
  const isMember = sql`exists (
    select from crew_members where crew_members.crew_id = crews.id and crew_members.user_id = ${userId})`
  const newest = sql`order by crews.created_at desc, crews.id desc limit ${most}`
  const { rows } = await sql<MyCrews>`
    select
      array(select id from crews where author_id = ${userId} and ${running} ${newest}) as led,
      array(select id from crews where ${isMember} and ${running} ${newest}) as joined,
      array(
        select crews.id
        from crews
        join applications on applications.crew_id = crews.id
        where applications.user_id = ${userId} and applications.status = 'pending'
        ${newest}
      ) as applied,
      array(
        select id from crews where (author_id = ${userId} or ${isMember}) and not (${running}) ${newest}
      ) as past
  `.execute(db)
  return rows[0] ?? { led: [], joined: [], applied: [], past: [] }
}
