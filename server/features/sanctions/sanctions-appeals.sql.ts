import { moderationLimits } from '#contract/sanctions/fields.ts'
import type { AppealStatus } from '#contract/wire/appeal-statuses.ts'
import type { Context } from '#server/context.ts'

/** False if there is already an appeal against this ban. */
export const insertAppeal = async ({ db, now }: Context, banId: number, body: string): Promise<boolean> => {
  const inserted = await db
    .insertInto('appeals')
    .values({ ban_id: banId, body, created_at: now(), decided_at: null, decided_by: null, note: null })
    .onConflict((conflict) => conflict.column('ban_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const findAppellant = ({ db }: Context, banId: number) =>
  db
    .selectFrom('bans')
    .innerJoin('users', 'users.id', 'bans.user_id')
    .select(['users.id', 'users.username', 'users.display_name'])
    .where('bans.id', '=', banId)
    .executeTakeFirstOrThrow()

/** All except this one, who may be an admin. */
export const listOtherAdminIds = async ({ db }: Context, userId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('user_role', '=', 'admin')
    .where('id', '<>', userId)
    .execute()
  return rows.map(({ id }) => id)
}

const appeals = ({ db }: Context) =>
  db
    .selectFrom('appeals')
    .innerJoin('bans', 'bans.id', 'appeals.ban_id')
    .innerJoin('users', 'users.id', 'bans.user_id')
    .leftJoin('users as banner', 'banner.id', 'bans.banned_by')
    .leftJoin('users as decider', 'decider.id', 'appeals.decided_by')
    .selectAll('appeals')
    .select(['bans.user_id', 'bans.ban_type', 'bans.reason', 'bans.description'])
    .select(['bans.created_at as banned_at', 'bans.ends_at', 'bans.lifted_at', 'bans.report_id'])
    .select(['users.username', 'users.display_name', 'users.profile_image'])
    .select(['banner.username as banned_by_name', 'decider.username as decided_by_name'])

export type AppealWithBan = Awaited<ReturnType<ReturnType<typeof appeals>['executeTakeFirstOrThrow']>>

/** One page, the newest first. */
export const listAppeals = (
  ctx: Context,
  { status, before }: { readonly status?: AppealStatus | undefined; readonly before?: number | undefined },
): Promise<AppealWithBan[]> =>
  appeals(ctx)
    .$if(status !== undefined, (query) => query.where('appeals.status', '=', status ?? 'pending'))
    .$if(before !== undefined, (query) => query.where('appeals.id', '<', before ?? 0))
    .orderBy('appeals.id', 'desc')
    .limit(moderationLimits.page)
    .execute()

export const findAppeal = (ctx: Context, id: number): Promise<AppealWithBan | undefined> =>
  appeals(ctx).where('appeals.id', '=', id).executeTakeFirst()

interface AppealDecision {
  readonly status: Exclude<AppealStatus, 'pending'>
  readonly note: string | null
}

/** False if another admin decided first. */
export const saveDecision = async (
  { db, now }: Context,
  id: number,
  adminId: number,
  { status, note }: AppealDecision,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('appeals')
    .set({ status, note, decided_at: now(), decided_by: adminId })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The player who made the report that led to the ban. */
export const findReporter = ({ db }: Context, reportId: number) =>
  db.selectFrom('reports').select(['reporter_id', 'snapshot']).where('id', '=', reportId).executeTakeFirst()

/** Undefined if the account was deleted before the mail was sent. */
export const findAppealMail = ({ db }: Context, id: number) =>
  db
    .selectFrom('appeals')
    .innerJoin('bans', 'bans.id', 'appeals.ban_id')
    .innerJoin('users', 'users.id', 'bans.user_id')
    .select(['users.email', 'users.email_confirmed_at', 'users.username', 'users.display_name'])
    .select(['users.locale', 'users.timezone'])
    .select(['appeals.status', 'appeals.note', 'bans.ends_at'])
    .where('appeals.id', '=', id)
    .executeTakeFirst()
