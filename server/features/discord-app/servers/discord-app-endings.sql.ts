/** What ends when the app is removed from a server, or a channel of it deleted. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { FollowRow } from '#server/features/discord-app/discord-app-follows.sql.ts'

/** A server or a channel. */
export type Place = { readonly guild_id: string } | { readonly channel_id: string }

const isThere = (place: Place) =>
  'guild_id' in place
    ? sql<boolean>`guild_id = ${place.guild_id}`
    : sql<boolean>`channel_id = ${place.channel_id}`

export const deleteCards = async ({ db }: Context, place: Place): Promise<void> => {
  await db.deleteFrom('discord_cards').where(isThere(place)).execute()
}

export const deleteFollows = ({ db }: Context, place: Place): Promise<FollowRow[]> =>
  db.deleteFrom('discord_follows').where(isThere(place)).returningAll().execute()

export const deleteManagers = async ({ db }: Context, guildId: string): Promise<void> => {
  await db.deleteFrom('discord_managers').where('guild_id', '=', guildId).execute()
}

/** Where the app shows something, as far as we know. */
export const listServers = async ({ db }: Context): Promise<string[]> => {
  const { rows } = await sql<{ guild_id: string }>`
    select guild_id from discord_cards
    union
    select guild_id from discord_follows
  `.execute(db)
  return rows.map(({ guild_id }) => guild_id)
}
