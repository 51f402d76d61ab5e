import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/**
 * How many sign-in methods the account has, by kind. A Discord account is one while the site offers to sign in with it.
 */
export const countSignInMethods = async ({ db, config }: Context, userId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select
      has_password::integer
      + (${config.discordClient !== undefined} and exists (
        select from discord_accounts where user_id = users.id
      ))::integer
      + exists (select from passkeys where user_id = users.id)::integer
      as count
    from users
    where id = ${userId}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export const findDiscordAccount = ({ db }: Context, userId: number) =>
  db
    .selectFrom('discord_accounts')
    .select(['discord_name', 'linked_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const deleteDiscordAccount = ({ db }: Context, userId: number) =>
  db.deleteFrom('discord_accounts').where('user_id', '=', userId).returning('discord_name').executeTakeFirst()

/** Arrivals of the player's Discord account that have not signed in. */
export const deleteArrivalsOf = async ({ db }: Context, userId: number): Promise<void> => {
  await db
    .deleteFrom('discord_arrivals')
    .using('discord_accounts')
    .whereRef('discord_accounts.discord_id', '=', 'discord_arrivals.discord_id')
    .where('discord_accounts.user_id', '=', userId)
    .execute()
}

export const wasOpenedSince = async ({ db }: Context, sessionId: number, since: Date): Promise<boolean> => {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return session !== undefined
}
