/** Servers at Discord, as players see them here who manage them, or have set something up there. */
import { type Selectable, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { DiscordFollowsTable, DiscordManagersTable } from '#server/db/tables/discord-app.ts'

export interface ServerFollowRow extends Selectable<DiscordFollowsTable> {
  readonly player_name: string
}

/** What a player made channels follow, and all that channels follow in these servers. */
export const listServerFollows = async (
  { db }: Context,
  userId: number,
  guildIds: readonly string[],
): Promise<ServerFollowRow[]> => {
  const { rows } = await sql<ServerFollowRow>`
    select discord_follows.*, coalesce(users.display_name, users.username) as player_name
    from discord_follows
    join users on users.id = user_id
    where user_id = ${userId} or guild_id = any(${guildIds}::text[])
    order by guild_id, channel_id, slot
  `.execute(db)
  return rows
}

/** Of crews whose mission is not over, by server. */
export const countCards = async (
  { db }: Context,
  guildIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('discord_cards')
    .innerJoin('crews', 'crews.id', 'crew_id')
    .where('mission_status', 'in', ['open', 'in_progress'])
    .select(['guild_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('guild_id', '=', (eb) => eb.fn.any(eb.val(guildIds)))
    .groupBy('guild_id')
    .execute()
  return new Map(rows.map(({ guild_id, count }) => [guild_id, count]))
}

/** Undefined if it is not the player's, nor in one of these servers. */
export const deleteFollow = ({ db }: Context, userId: number, id: number, guildIds: readonly string[]) =>
  db
    .deleteFrom('discord_follows')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('guild_id', '=', eb.fn.any(eb.val(guildIds)))]))
    .returningAll()
    .executeTakeFirst()

/** By name, where Discord has said it. */
export const listManaged = async (
  { db }: Context,
  userId: number,
  since: Date,
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await db
    .selectFrom('discord_managers')
    .select(['guild_id', 'guild_name'])
    .where('user_id', '=', userId)
    .where('is_manager', '=', true)
    .where('said_at', '>', since)
    .execute()
  return new Map(rows.map(({ guild_id, guild_name }) => [guild_id, guild_name]))
}

interface ServerToAsk {
  readonly guild_id: string
  /** The player's account there. */
  readonly discord_id: string
}

/** Where the player has managed something, and Discord has not said since then whether they still can. */
export const listToAsk = async (
  { db }: Context,
  userId: number,
  since: Date,
  most: number,
): Promise<ServerToAsk[]> => {
  const { rows } = await sql<ServerToAsk>`
    select guild_id, discord_id
    from discord_accounts
    join (
      select user_id, guild_id from discord_follows
      union
      select user_id, guild_id from discord_managers where is_manager
    ) as known using (user_id)
    left join discord_managers as said using (user_id, guild_id)
    where user_id = ${userId} and (said_at is null or said_at <= ${since})
    order by said_at nulls first, guild_id
    limit ${most}
  `.execute(db)
  return rows
}

type ManagerAnswer = Pick<
  Selectable<DiscordManagersTable>,
  'user_id' | 'guild_id' | 'guild_name' | 'is_manager'
>

export const saveManager = async ({ db, now }: Context, answer: ManagerAnswer): Promise<void> => {
  const { guild_name, is_manager } = answer
  await db
    .insertInto('discord_managers')
    .values({ ...answer, said_at: now() })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'guild_id']).doUpdateSet({ guild_name, is_manager, said_at: now() }),
    )
    .execute()
}

/** Writes at most once an hour what stays as it is. */
export const noteManager = async ({ db, now }: Context, userId: number, guildId: string): Promise<void> => {
  const hourAgo = new Date(now().getTime() - 60 * 60_000)
  await sql`
    insert into discord_managers (user_id, guild_id, is_manager, said_at)
    values (${userId}, ${guildId}, true, ${now()})
    on conflict (user_id, guild_id) do update
    set is_manager = true, said_at = excluded.said_at
    where not discord_managers.is_manager or discord_managers.said_at < ${hourAgo}
  `.execute(db)
}

/** Of others nothing is stored. */
export const noteNoManager = async ({ db, now }: Context, userId: number, guildId: string): Promise<void> => {
  await db
    .updateTable('discord_managers')
    .set({ is_manager: false, said_at: now() })
    .where('user_id', '=', userId)
    .where('guild_id', '=', guildId)
    .where('is_manager', '=', true)
    .execute()
}

export const deleteOldManagers = async ({ db }: Context, before: Date): Promise<void> => {
  await db.deleteFrom('discord_managers').where('said_at', '<', before).execute()
}
