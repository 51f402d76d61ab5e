import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { flewWithLeader } from '#server/features/records/records.fragment.ts'

/** The members of a completed mission who can rate its leader. */
export const listRaters = async ({ config, db }: Context, crewId: number): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    select user_id
    from crew_members
    join crews on crews.id = crew_members.crew_id
    where crews.id = ${crewId} and ${flewWithLeader(config, sql`crew_members.joined_at`)}
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

interface MyCrews {
  readonly led: number[]
  readonly joined: number[]
  readonly applied: number[]
  readonly past: number[]
}

const mostOfEach = 100

/** The ids of a player's crews, those under way first, then the newest. Each of the four lists has its own index. */
export const findMyCrews = async ({ db }: Context, userId: number): Promise<MyCrews> => {
  const running = sql`mission_status in ('open', 'in_progress')`
  const over = sql`not (${running})`
  const underWay = sql`(mission_status = 'in_progress') desc`
  const newest = sql`order by ${underWay}, created_at desc, id desc limit ${mostOfEach}`
  const led = sql`select id, mission_status, created_at from crews where author_id = ${userId} and deleted_at is null`
  const joined = sql`
    select crews.id, mission_status, crews.created_at
    from crew_members
    join crews on crews.id = crew_members.crew_id
    where crew_members.user_id = ${userId} and crews.deleted_at is null
  `
  const applied = sql`
    select crews.id, mission_status, crews.created_at
    from applications
    join crews on crews.id = applications.crew_id
    where applications.user_id = ${userId} and applications.status = 'pending' and crews.deleted_at is null
    union
    select crews.id, mission_status, crews.created_at
    from waitlist_entries
    join crews on crews.id = waitlist_entries.crew_id
    where waitlist_entries.user_id = ${userId} and removed_at is null and crews.deleted_at is null
  `
  const { rows } = await sql<MyCrews>`
    with led as materialized (${led}), joined as materialized (${joined}), applied as materialized (${applied}),
    past as (select * from led union all select * from joined union all select * from applied)
    select
      array(select id from led where ${running} ${newest}) as led,
      array(select id from joined where ${running} ${newest}) as joined,
      array(select id from applied where ${running} ${newest}) as applied,
      array(select id from past where ${over} ${newest}) as past
  `.execute(db)
  return rows[0] ?? { led: [], joined: [], applied: [], past: [] }
}
