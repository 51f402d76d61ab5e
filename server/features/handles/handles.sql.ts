import { sql } from 'kysely'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { HandleProofRow } from '#server/db/tables/handles.ts'

/** Until the end of the transaction no one can change the citizen id. Undefined if there is no such player. */
export const lockCitizenId = ({ db }: Context, userId: number) =>
  db.selectFrom('users').select('citizen_id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

export const findProofOf = ({ db }: Context, userId: number): Promise<HandleProofRow | undefined> =>
  db.selectFrom('handle_proofs').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const findProof = ({ db }: Context, id: number): Promise<HandleProofRow | undefined> =>
  db.selectFrom('handle_proofs').selectAll().where('id', '=', id).executeTakeFirst()

/** As in the index `users_verified_handle`. */
export const isVerifiedForOther = async (
  { db }: Context,
  userId: number,
  handle: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select from users
    where verified_handle is not null
      and lower(verified_handle collate "C") = lower(${handle} collate "C")
      and id <> ${userId}
  `.execute(db)
  return rows.length > 0
}

/** With a new id: a decision about the previous request does not apply to this one. */
export const replaceProof = async (
  { db, now }: Context,
  proof: Pick<HandleProofRow, 'user_id' | 'handle' | 'code'>,
): Promise<HandleProofRow> => {
  await db.deleteFrom('handle_proofs').where('user_id', '=', proof.user_id).execute()
  return db
    .insertInto('handle_proofs')
    .values({ ...proof, created_at: now(), decided_at: null, decided_by: null, reason: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const deleteOpenProof = async ({ db }: Context, userId: number): Promise<void> => {
  await db.deleteFrom('handle_proofs').where('user_id', '=', userId).where('status', '=', 'open').execute()
}

/** One page, the oldest first. Requests of banned players wait for the end of the ban. */
export const listOpenProofs = ({ db, now }: Context, exceptUserId: number, after = 0) =>
  db
    .selectFrom('handle_proofs')
    .innerJoin('users', 'users.id', 'handle_proofs.user_id')
    .select(['handle_proofs.id', 'handle_proofs.handle', 'handle_proofs.code', 'handle_proofs.created_at'])
    .select(['users.id as user_id', 'users.username', 'users.display_name', 'users.profile_image'])
    // A literal, so that the partial index serves a prepared statement too.
    .where('handle_proofs.status', '=', sql.lit('open'))
    .where('handle_proofs.user_id', '<>', exceptUserId)
    .where(isNotBanned(now()))
    .where('handle_proofs.id', '>', after)
    .orderBy('handle_proofs.id')
    .limit(moderationLimits.page)
    .execute()
export type OpenProofRow = Awaited<ReturnType<typeof listOpenProofs>>[number]

interface Decision {
  readonly status: 'verified' | 'declined'
  readonly reason: string | null
}

export const saveDecision = async (
  { db, now }: Context,
  id: number,
  moderatorId: number,
  { status, reason }: Decision,
): Promise<void> => {
  await db
    .updateTable('handle_proofs')
    .set({ status, reason, decided_at: now(), decided_by: moderatorId })
    .where('id', '=', id)
    .execute()
}

/** The unique index refuses a handle that is verified for another account. */
export const setVerifiedHandle = async (
  { db }: Context,
  { user_id, handle }: Pick<HandleProofRow, 'user_id' | 'handle'>,
): Promise<void> => {
  await db.updateTable('users').set({ verified_handle: handle }).where('id', '=', user_id).execute()
}
