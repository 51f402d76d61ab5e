import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { DiscordFollowsTable, FollowFilters } from '#server/db/tables/discord-app.ts'

export type FollowRow = Selectable<DiscordFollowsTable>

interface NewFollow {
  readonly userId: number
  readonly guildId: string
  readonly channelId: string
  readonly guildName: string | null
  readonly channelName: string | null
  readonly filters: FollowFilters
  readonly locale: Locale
}

const hasFollow = ({ channelId, filters }: Pick<NewFollow, 'channelId' | 'filters'>): RawBuilder<boolean> =>
  sql`exists (
    select from discord_follows
    where channel_id = ${channelId} and filters = ${JSON.stringify(filters)}::jsonb
  )`

/**
 * `same`: the channel follows this search already; `full`: it has as many as it may have. Posts from now on count. Two
 * at once want the same slot, so that the second finds what the first has stored, and another slot if there is one.
 */
export const insertFollow = async (
  ctx: Context,
  follow: NewFollow,
  most: number,
): Promise<'new' | 'same' | 'full'> => {
  const { db, now } = ctx
  const { userId, guildId, channelId, guildName, channelName, filters, locale } = follow
  const { rows } = await sql<{ id: number }>`
    insert into discord_follows (
      user_id, guild_id, channel_id, guild_name, channel_name, slot, filters, locale, seen_crew_id,
      created_at
    )
    select
      ${userId}::integer, ${guildId}::text, ${channelId}::text, ${guildName}::text, ${channelName}::text, slot,
      ${JSON.stringify(filters)}::jsonb, ${locale}::text, (select coalesce(max(id), 0) from crews),
      ${now()}::timestamptz
    from generate_series(1, ${most}::integer) as slot
    where slot not in (select slot from discord_follows where channel_id = ${channelId})
      and not ${hasFollow(follow)}
    order by slot
    limit 1
    on conflict do nothing
    returning id
  `.execute(db)
  if (rows.length > 0) return 'new'
  const { rows: found } = await sql<{ is_same: boolean; is_full: boolean }>`
    select
      ${hasFollow(follow)} as is_same,
      (select count(*) from discord_follows where channel_id = ${channelId}) >= ${most} as is_full
  `.execute(db)
  if (found[0]?.is_same) return 'same'
  return found[0]?.is_full ? 'full' : insertFollow(ctx, follow, most)
}

export const listFollows = ({ db }: Context, channelId: string): Promise<FollowRow[]> =>
  db.selectFrom('discord_follows').selectAll().where('channel_id', '=', channelId).orderBy('slot').execute()

export const deleteFollow = async (
  { db }: Context,
  channelId: string,
  slot: number,
): Promise<FollowRow | undefined> =>
  db
    .deleteFrom('discord_follows')
    .where('channel_id', '=', channelId)
    .where('slot', '=', slot)
    .returningAll()
    .executeTakeFirst()

/** Those that have not looked at the newest post. */
export const listBehind = async ({ db, now }: Context, newest: number): Promise<FollowRow[]> => {
  const { rows } = await sql<FollowRow>`
    select discord_follows.*
    from discord_follows
    join users on users.id = user_id
    where seen_crew_id < ${newest} and ${isNotBanned(now())}
    order by id
  `.execute(db)
  return rows
}

/** Ids are given before posts are saved: a lower one than the last seconds' may still come. */
export const newestCrewId = async ({ db, now }: Context): Promise<number> => {
  const settled = new Date(now().getTime() - 10_000)
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from crews where created_at <= ${settled}
  `.execute(db)
  return rows[0]?.id ?? 0
}

/** False if another node has looked at them meanwhile. */
export const setSeen = async (
  { db }: Context,
  { id, seen_crew_id }: FollowRow,
  seen: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('discord_follows')
    .set({ seen_crew_id: seen })
    .where('id', '=', id)
    .where('seen_crew_id', '=', seen_crew_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
