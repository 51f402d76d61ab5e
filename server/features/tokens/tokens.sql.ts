import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { ApiTokenRow, ApiTokensTable } from '#server/db/tables/tokens.ts'

export const listTokens = ({ db }: Context, userId: number): Promise<ApiTokenRow[]> =>
  db.selectFrom('api_tokens').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()

export const countTokens = async ({ db }: Context, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertToken = (
  { db, now }: Context,
  token: Pick<ApiTokensTable, 'user_id' | 'name' | 'scopes' | 'token_hash'>,
): Promise<ApiTokenRow> =>
  db
    .insertInto('api_tokens')
    .values({ ...token, created_at: now() })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Undefined if the player has no such token. */
export const deleteToken = ({ db }: Context, userId: number, id: number): Promise<ApiTokenRow | undefined> =>
  db
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()

/** Undefined for an unknown token, and while the player is banned. */
export const findToken = ({ db, now }: Pick<Context, 'db' | 'now'>, tokenHash: Buffer) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([
      'api_tokens.id',
      'api_tokens.user_id',
      'api_tokens.scopes',
      'api_tokens.last_used_at',
      'users.created_at',
      'users.username',
      'users.display_name',
      'users.timezone',
    ])
    .where('api_tokens.token_hash', '=', tokenHash)
    .where(isNotBanned(now()))
    .executeTakeFirst()

export const markUsed = async ({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<void> => {
  await db.updateTable('api_tokens').set({ last_used_at: now() }).where('id', '=', id).execute()
}
