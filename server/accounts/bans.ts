/** Which players are banned: in `users.banned_until`, so that no statement has to read the table of bans. */
import { type RawBuilder, sql } from 'kysely'
import type { UserRow } from '#server/db/tables/auth.ts'

/** The end of a permanent ban. */
export const forever = new Date('9999-12-31T00:00:00.000Z')

export const isBanned = ({ banned_until }: Pick<UserRow, 'banned_until'>, now: Date): boolean =>
  banned_until !== null && banned_until > now

/** When a ban ends; null if never, or if there is none. */
export const endOfBan = (user: Pick<UserRow, 'banned_until'>, now: Date): Date | null =>
  isBanned(user, now) && user.banned_until?.getTime() !== forever.getTime() ? user.banned_until : null

/** In a statement, with the name that the users have there. */
export const isNotBanned = (now: Date, users = 'users'): RawBuilder<boolean> => {
  const until = sql.ref(`${users}.banned_until`)
  return sql<boolean>`(${until} is null or ${until} <= ${now})`
}
