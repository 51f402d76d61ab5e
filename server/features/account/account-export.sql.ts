import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { ExportedTable } from './account.tables.ts'

interface ExportedRow {
  cursor: number | string
  row: Record<string, unknown>
}

/** For tables whose rows would not say enough, or do not name the player themselves. */
const sources: Readonly<Record<string, RawBuilder<unknown>>> = {
  picture: sql`(
    select user_id, hash, 'image/webp' as type, translate(encode(data, 'base64'), e'\\n', '') as data from pictures
  )`,
  missionPictures: sql`(
    select
      id, crew_id, author_id, hash, width, height, line, is_public, created_at, 'image/webp' as type,
      translate(encode(data, 'base64'), e'\\n', '') as data
    from mission_pictures
  )`,
  webhooks: sql`(select webhooks.*, 'discord.com' as host from webhooks)`,
  rolesOfCrewsLed: sql`(select crew_roles.*, author_id from crew_roles join crews on crews.id = crew_id)`,
  crewsJoined: sql`(
    select crew_members.*, co_leader_id is not distinct from user_id as is_co_leader
    from crew_members join crews on crews.id = crew_id
  )`,
  series: sql`(
    select series.*, (
      select json_agg(series_dates order by number) from series_dates where series_id = series.id
    ) as dates
    from series
  )`,
  appeals: sql`(select appeals.*, user_id from appeals join bans on bans.id = ban_id)`,
  appealTokens: sql`(select appeal_tokens.*, user_id from appeal_tokens join bans on bans.id = ban_id)`,
  // Who a moderator acted on, and how, is another player's data.
  activity: sql`(
    select
      id, at, actor_id, action, ip,
      case when subject_id = actor_id then subject_id end as subject_id,
      case when subject_id = actor_id then detail end as detail
    from audit_log
  )`,
  ratingsReceived: sql`(
    select received_ratings.*, crew_id, type, comment, created_at
    from received_ratings join ratings on ratings.id = rating_id
  )`,
}

/** The next rows of a player after the cursor, in its order. */
export const listRows = async (
  { db }: Context,
  { name, table, owner, cursor, withheld = [] }: ExportedTable,
  userId: number,
  after: number | string | undefined,
  limit: number,
): Promise<ExportedRow[]> => {
  const beyond = after === undefined ? sql`` : sql`and ${sql.ref(cursor)} > ${after}`
  // Cut to a page before rows are turned into JSON.
  const { rows } = await sql<ExportedRow>`
    select ${sql.ref(cursor)} as cursor, to_jsonb(page) - ${withheld}::text[] as row
    from (
      select *
      from ${sources[name] ?? sql.table(table)} as exported
      where ${sql.ref(owner)} = ${userId} ${beyond}
      order by ${sql.ref(cursor)}
      limit ${limit}
    ) as page
    order by ${sql.ref(cursor)}
  `.execute(db)
  return rows
}
