import { type Insertable, sql } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'
import type { Context } from '#server/context.ts'
import type { BanRow, BansTable } from '#server/db/tables/sanctions.ts'
import { isAffectedByBanOf } from '#server/features/crews/posting/crews-hiding.service.ts'
import { crewsAwaitedBy } from '#server/features/leading/leading.fragment.ts'

/**
 * Crews are locked before players, in one order: those that a ban of the player or its end hides or unhides, those that
 * the player waits for, and the one that a report is about. For update, so that comments on these crews wait too, as when an account is deleted.
 */
export const lockCrews = async (
  { db }: Context,
  userId: number,
  reportId: number | undefined,
): Promise<void> => {
  await sql`
    select
    from crews
    where id in (
      select id from crews where ${isAffectedByBanOf(userId)}
      union all
      select crew_id from reports where id = ${reportId ?? null}
      union all
      ${crewsAwaitedBy(userId)}
    )
    order by id
    for update
  `.execute(db)
}

export const isReportOn = async ({ db }: Context, reportId: number, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('id', '=', reportId)
    .where('reported_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

type NewBan = Omit<Insertable<BansTable>, 'created_at' | 'lifted_at' | 'lifted_by' | 'lift_reason'>

export const insertBan = async ({ db, now }: Context, ban: NewBan): Promise<number> => {
  const { id } = await db
    .insertInto('bans')
    .values({ ...ban, created_at: now(), lifted_at: null, lifted_by: null, lift_reason: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const setBannedUntil = async ({ db }: Context, userId: number, until: Date | null): Promise<void> => {
  await db.updateTable('users').set({ banned_until: until }).where('id', '=', userId).execute()
}

/** The current ban. There is at most one: a banned player cannot be banned again. */
export const findActiveBan = ({ db, now }: Context, userId: number): Promise<BanRow | undefined> =>
  db
    .selectFrom('bans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('lifted_at', 'is', null)
    .where((ban) => ban.or([ban('ends_at', 'is', null), ban('ends_at', '>', now())]))
    .executeTakeFirst()

/** There is nothing left to appeal against or to decide: a pending appeal has achieved its aim. */
export const liftBan = async (
  { db, now }: Context,
  banId: number,
  liftedBy: number | null,
  reason: string,
): Promise<void> => {
  await db
    .updateTable('bans')
    .set({ lifted_at: now(), lifted_by: liftedBy, lift_reason: reason })
    .where('id', '=', banId)
    .execute()
  await db.deleteFrom('appeal_tokens').where('ban_id', '=', banId).execute()
  await db
    .updateTable('appeals')
    .set({ status: 'granted', decided_at: now(), decided_by: liftedBy })
    .where('ban_id', '=', banId)
    .where('status', '=', 'pending')
    .execute()
}

interface BanMail {
  email: string
  email_confirmed_at: Date | null
  username: string
  display_name: string | null
  locale: Locale
  timezone: string
  reason: string
  description: string
  ends_at: Date | null
}

/** Undefined if the ban was lifted or the account deleted before the mail was sent. */
export const findBanMail = ({ db }: Context, banId: number): Promise<BanMail | undefined> =>
  db
    .selectFrom('bans')
    .innerJoin('users', 'users.id', 'bans.user_id')
    .select(['users.email', 'users.email_confirmed_at', 'users.username', 'users.display_name'])
    .select(['users.locale', 'users.timezone'])
    .select(['bans.reason', 'bans.description', 'bans.ends_at'])
    .where('bans.id', '=', banId)
    .where('bans.lifted_at', 'is', null)
    .executeTakeFirst()
