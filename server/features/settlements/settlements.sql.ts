import { sql } from 'kysely'
import type { CompensationType } from '#contract/roles/fields.ts'
import type { ShareStatus } from '#contract/settlements/fields.ts'
import { hasOpenReport } from '#server/accounts/open-reports.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { SettlementRow } from '#server/db/tables/settlements.ts'
import { wasAbsent } from '#server/features/records/records-absences.fragment.ts'

export const findCrew = ({ db }: Context, id: number): Promise<CrewRow | undefined> =>
  db.selectFrom('crews').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

export interface SheetRow extends SettlementRow {
  /** Null once the account is deleted. */
  sender_name: string | null
}

export const findSheet = ({ db }: Context, crewId: number): Promise<SheetRow | undefined> =>
  db
    .selectFrom('settlements')
    .leftJoin('users', 'users.id', 'settlements.sent_by')
    .selectAll('settlements')
    .select((eb) => eb.fn.coalesce('users.display_name', 'users.username').as('sender_name'))
    .where('crew_id', '=', crewId)
    .executeTakeFirst()

export interface ShareRow {
  user_id: number
  name: string
  profile_image: string | null
  is_deleted: boolean
  is_absent: boolean
  /** Whether the viewer has an open report on this player about the split. */
  is_reported_by_viewer: boolean
  /** All null without a role. */
  role_name: string | null
  compensation_type: CompensationType | null
  compensation_amount: number | null
  compensation_percentage: number | null
  /** All null as long as there is no sheet. */
  amount: number | null
  status: ShareStatus | null
  missing: string | null
  disputed_at: Date | null
}

/** Everyone aboard, the leader first. */
export const listShares = async (ctx: Context, crewId: number): Promise<ShareRow[]> => {
  const { rows } = await sql<ShareRow>`
    select
      aboard.user_id, coalesce(display_name, username) as name, profile_image, deleted_at is not null as is_deleted,
      ${wasAbsent(sql`${crewId}::integer`, sql`aboard.user_id`)} as is_absent,
      ${hasOpenReport(
        ctx,
        sql`reports.crew_id = ${crewId} and reported_id = aboard.user_id and subject = 'settlement'`,
      )} as is_reported_by_viewer,
      role_name, compensation_type, compensation_amount, compensation_percentage,
      share.amount, share.status, share.missing, share.disputed_at
    from (
      select author_id as user_id, null::integer as role_id, null::timestamptz as joined_at
      from crews
      where id = ${crewId}
      union all
      select user_id, role_id, joined_at
      from crew_members
      where crew_id = ${crewId}
    ) as aboard
    join users on users.id = aboard.user_id
    left join crew_roles on crew_roles.id = aboard.role_id
    left join settlement_shares as share on share.crew_id = ${crewId} and share.user_id = aboard.user_id
    order by joined_at nulls first, aboard.user_id
  `.execute(ctx.db)
  return rows
}

type Sheet = Pick<SettlementRow, 'crew_id' | 'takings' | 'expenses'> & { readonly sent_by: number }

/** The crew is locked. */
export const saveSheet = async ({ db, now }: Context, sheet: Sheet): Promise<void> => {
  const sent = { ...sheet, sent_at: now() }
  await db
    .insertInto('settlements')
    .values(sent)
    .onConflict((conflict) =>
      conflict.column('crew_id').doUpdateSet((eb) => ({
        ...sent,
        version: eb('settlements.version', '+', 1),
      })),
    )
    .execute()
}

export interface NewShare {
  readonly userId: number
  readonly amount: number
}

/**
 * Answers to unchanged shares stay. The sender of the sheet has their own share, but the leader may not have paid a
 * co-leader who only corrects it: then the co-leader's answer stays like all others.
 */
export const saveShares = async (
  { db }: Context,
  { id: crewId, author_id }: Pick<CrewRow, 'id' | 'author_id'>,
  senderId: number,
  shares: readonly NewShare[],
): Promise<void> => {
  const userIds = shares.map(({ userId }) => userId)
  const amounts = shares.map(({ amount }) => amount)
  await sql`
    insert into settlement_shares as share (crew_id, user_id, amount, status)
    select ${crewId}, user_id, amount, case user_id when ${senderId} then 'received' else 'open' end
    from unnest(${userIds}::integer[], ${amounts}::bigint[]) as given (user_id, amount)
    on conflict (crew_id, user_id) do update set
      amount = excluded.amount,
      status = excluded.status,
      missing = null,
      disputed_at = case excluded.status when 'open' then share.disputed_at end
    where share.amount <> excluded.amount or (excluded.status = 'received' and share.user_id = ${author_id})
  `.execute(db)
}

export const saveReceipt = async ({ db }: Context, crewId: number, userId: number): Promise<void> => {
  await db
    .updateTable('settlement_shares')
    .set({ status: 'received', missing: null, disputed_at: null })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .execute()
}

export const saveDispute = async (
  { db, now }: Context,
  crewId: number,
  userId: number,
  missing: string,
): Promise<void> => {
  await db
    .updateTable('settlement_shares')
    .set((eb) => ({ status: 'disputed', missing, disputed_at: eb.fn.coalesce('disputed_at', eb.val(now())) }))
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .execute()
}
