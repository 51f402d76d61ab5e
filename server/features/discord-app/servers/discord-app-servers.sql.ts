/** Servers at Discord, as players see them here who have set something up there. */
import { type Selectable, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { DiscordFollowsTable } from '#server/db/tables/discord-app.ts'

export interface ServerFollowRow extends Selectable<DiscordFollowsTable> {
  readonly player_name: string
}

/**
 * What a player, who has unlinked nothing, made channels follow, and what others did in the servers that the player has
 * managed since then.
 */
export const listServerFollows = async (
  { db }: Context,
  userId: number,
  since: Date,
): Promise<ServerFollowRow[]> => {
  const { rows } = await sql<ServerFollowRow>`
    with linked as (
      select discord_follows.* from discord_follows join discord_accounts using (user_id)
    )
    select linked.*, coalesce(users.display_name, users.username) as player_name
    from linked
    join users on users.id = linked.user_id
    where linked.user_id = ${userId} or linked.guild_id in (
      select own.guild_id from linked as own where own.user_id = ${userId} and own.managed_at > ${since}
    )
    order by linked.guild_id, linked.channel_id, linked.slot
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

/** False if it is not the player's. */
export const deleteOwnFollow = async ({ db }: Context, userId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('discord_follows')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

interface Member {
  readonly userId: number
  readonly guildId: string
  readonly isManager: boolean
}

/** Writes at most once a day what stays as it is. */
export const noteManager = async (
  { db, now }: Context,
  { userId, guildId, isManager }: Member,
): Promise<void> => {
  const dayAgo = new Date(now().getTime() - 24 * 60 * 60_000)
  await db
    .updateTable('discord_follows')
    .set({ managed_at: isManager ? now() : null })
    .where('user_id', '=', userId)
    .where('guild_id', '=', guildId)
    .where((eb) =>
      isManager
        ? eb.or([eb('managed_at', 'is', null), eb('managed_at', '<', dayAgo)])
        : eb('managed_at', 'is not', null),
    )
    .execute()
}
