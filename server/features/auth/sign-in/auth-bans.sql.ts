import type { Context } from '#server/context.ts'

/**
 * The current ban of a player, with its appeal if there is one. Undefined if they were banned by hand, without a row.
 */
export const findCurrentBan = ({ db }: Context, userId: number) =>
  db
    .selectFrom('bans')
    .leftJoin('appeals', 'appeals.ban_id', 'bans.id')
    .select(['bans.id', 'bans.reason', 'bans.description', 'appeals.status', 'appeals.note'])
    .where('bans.user_id', '=', userId)
    .where('bans.lifted_at', 'is', null)
    .orderBy('bans.id', 'desc')
    .limit(1)
    .executeTakeFirst()

interface NewAppealToken {
  readonly banId: number
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

/** Only the newest token of a ban works. */
export const replaceAppealToken = async ({ db }: Context, token: NewAppealToken): Promise<void> => {
  await db.deleteFrom('appeal_tokens').where('ban_id', '=', token.banId).execute()
  await db
    .insertInto('appeal_tokens')
    .values({ token_hash: token.tokenHash, ban_id: token.banId, expires_at: token.expiresAt })
    .execute()
}

/** Deletes the token, so that only one of two requests with it gets the row. A ban that has run out has none. */
export const takeAppealToken = ({ db, now }: Context, tokenHash: Buffer) =>
  db
    .deleteFrom('appeal_tokens')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .where('ban_id', 'in', (query) =>
      query
        .selectFrom('bans')
        .select('id')
        .where((ban) => ban.or([ban('ends_at', 'is', null), ban('ends_at', '>', now())])),
    )
    .returning('ban_id')
    .executeTakeFirst()

export const deleteExpiredAppealTokens = async ({ db, now }: Context): Promise<void> => {
  await db.deleteFrom('appeal_tokens').where('expires_at', '<=', now()).execute()
}
