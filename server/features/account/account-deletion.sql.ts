/** What is deleted and what is kept when a player deletes their account. */
import { sql } from 'kysely'
import { deletedName } from '#contract/users/limits.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { crewsAwaitedBy } from '#server/features/leading/leading.fragment.ts'

/** Every crew that the player leads, is in, waits for or is invited to, in the order in which crews are locked. */
export const listCrewIds = async ({ db }: Context, userId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from crews where author_id = ${userId}
    union
    select crew_id from crew_members where user_id = ${userId}
    union
    ${crewsAwaitedBy(userId)}
    order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * For update, so that comments on these crews wait too: they lock counts before players, a deletion locks players
 * first.
 */
export const lockCrews = async ({ db }: Context, ids: readonly number[]): Promise<void> => {
  await db
    .selectFrom('crews')
    .select('id')
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export const listRunningCrews = ({ db }: Context, ids: readonly number[]): Promise<CrewRow[]> =>
  db
    .selectFrom('crews')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids})`)
    .where('mission_status', 'in', ['open', 'in_progress'])
    .orderBy('id')
    .execute()

/** Open sanctions of the player: unread warnings, reports, and bans until some days after their end. */
export const findOpenSanctions = async ({ db }: Context, userId: number, bansSince: Date) => {
  const { rows } = await sql<{ has_open_warning: boolean; has_others: boolean }>`
    select
      exists (select from warnings where user_id = ${userId} and acknowledged_at is null) as has_open_warning,
      exists (select from reports where reported_id = ${userId} and status = 'pending')
        or exists (
          select from bans where user_id = ${userId} and lifted_at is null and ends_at > ${bansSince}
        ) as has_others
  `.execute(db)
  return rows[0] ?? { has_open_warning: false, has_others: false }
}

/** Gives the crews of one player to another. */
type HandOver = (ctx: Context, fromId: number, toId: number) => Promise<void>

/** Whether the player led a crew that has another leader now. */
const hasLed = async ({ db }: Context, userId: number): Promise<boolean> =>
  (await db.selectFrom('former_leaders').select('id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined

/** Past missions keep their leaders and members, so that the histories of others stay true. */
const movePastMissions = async (ctx: Context, userId: number, handOverCrews: HandOver): Promise<void> => {
  const { db, now } = ctx
  const { id: formerId } = await db
    .insertInto('users')
    .values({
      username: deletedName,
      email: deletedName,
      password_hash: '',
      timezone: 'UTC',
      preferred_languages: ['en'],
      playtimes: [],
      locale: 'en',
      created_at: now(),
      deleted_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await handOverCrews(ctx, userId, formerId)
  await sql`
    insert into crew_members (crew_id, user_id, role_id, joined_at)
    select crew_id, ${formerId}, role_id, joined_at from crew_members where user_id = ${userId}
  `.execute(db)
  await sql`delete from crew_members where user_id = ${userId}`.execute(db)
  // Otherwise a report would name the next leader as the author of what this one wrote.
  await sql`update former_leaders set user_id = ${formerId} where user_id = ${userId}`.execute(db)
  // Settlement sheets must still add up. What the player wrote about their share is deleted.
  await sql`
    update settlement_shares
    set user_id = ${formerId}, status = case status when 'disputed' then 'open' else status end, missing = null, disputed_at = null
    where user_id = ${userId}
  `.execute(db)
}

/** Reports keep their content, but not the name of the player. */
const forgetNameInReports = async ({ db }: Context, userId: number): Promise<void> => {
  const names = JSON.stringify({ username: deletedName, displayName: deletedName })
  await sql`
    update reports set snapshot = snapshot || ${names}::jsonb where reported_id = ${userId}
  `.execute(db)
}

/**
 * The running crews are already left or cancelled. Everything else is deleted with the row or loses the name: see the
 * foreign keys. The counts are deleted first, because every other deleted row would update them.
 */
export const deletePlayer = async (ctx: Context, userId: number, handOverCrews: HandOver): Promise<void> => {
  await sql`delete from player_counts where user_id = ${userId}`.execute(ctx.db)
  if ((await hasLed(ctx, userId)) || (await listCrewIds(ctx, userId)).length > 0)
    await movePastMissions(ctx, userId, handOverCrews)
  // Before the reports are updated: after that, Postgres checks all their foreign keys on each further change, and
  // would not find the picture.
  await ctx.db.deleteFrom('mission_pictures').where('author_id', '=', userId).execute()
  await forgetNameInReports(ctx, userId)
  await ctx.db.deleteFrom('users').where('id', '=', userId).execute()
}
