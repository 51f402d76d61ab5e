import type { Insertable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import type {
  DiscordAccountsTable,
  DiscordArrivalsTable,
  DiscordVisitsTable,
} from '#server/db/tables/discord.ts'

export const insertVisit = async ({ db }: Context, visit: Insertable<DiscordVisitsTable>): Promise<void> => {
  await db.insertInto('discord_visits').values(visit).execute()
}

/** Deletes the visit, so that only one of two requests gets the row. */
export const takeVisit = ({ db, now }: Context, tokenHash: Buffer, stateHash: Buffer) =>
  db
    .deleteFrom('discord_visits')
    .where('token_hash', '=', tokenHash)
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now())
    .returning(['session_id', 'next'])
    .executeTakeFirst()

export const insertArrival = async (
  { db }: Context,
  arrival: Insertable<DiscordArrivalsTable>,
): Promise<void> => {
  await db.insertInto('discord_arrivals').values(arrival).execute()
}

export const findArrival = ({ db, now }: Context, tokenHash: Buffer) =>
  db
    .selectFrom('discord_arrivals')
    .select(['discord_id', 'discord_name', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .executeTakeFirst()

/** In the transaction that creates an account from it, only one of two requests gets true. */
export const takeArrival = async ({ db }: Context, tokenHash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('discord_arrivals')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const findPlayerOf = ({ db }: Context, discordId: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('discord_accounts', 'user_id', 'users.id')
    .selectAll('users')
    .where('discord_id', '=', discordId)
    .executeTakeFirst()

export const insertAccount = async (
  { db }: Context,
  account: Insertable<DiscordAccountsTable>,
): Promise<void> => {
  await db.insertInto('discord_accounts').values(account).execute()
}

export const deleteExpired = async ({ db, now }: Context): Promise<void> => {
  await db.deleteFrom('discord_visits').where('expires_at', '<=', now()).execute()
  await db.deleteFrom('discord_arrivals').where('expires_at', '<=', now()).execute()
}
