import { sql } from 'kysely'
import type { ReportDraft } from '#contract/reports/draft.ts'
import type { SubjectInCrew, SubjectWithoutCrew } from '#contract/reports/fields.ts'
import type { Context } from '#server/context.ts'
import type { ReportRow, ReportSnapshot } from '#server/db/tables/reports.ts'

/**
 * Before a report is added: whether a crew is hidden depends on all its reports, so they are added one after another.
 */
export const lockCrew = async ({ db }: Context, id: number): Promise<void> => {
  await sql`select from crews where id = ${id} for no key update`.execute(db)
}

/** Keeps the account from being deleted meanwhile, which would leave the name in the report. */
export const keepPlayer = async ({ db }: Context, id: number): Promise<void> => {
  await sql`select from users where id = ${id} for key share`.execute(db)
}

interface ReportedPlayer {
  /**
   * Whether the player leads the crew or is in it. For its leaders this includes applicants: no one else knows them.
   */
  readonly is_involved: boolean
  readonly snapshot: ReportSnapshot
}

/** The current names and texts of the crew and the player. Undefined if there is no such crew. */
export const findReported = async (
  { db }: Context,
  crewId: number,
  userId: number,
  viewerId: number,
): Promise<ReportedPlayer | undefined> => {
  const { rows } = await sql<ReportedPlayer>`
    select
      coalesce(
        author_id = users.id
          or exists (select from crew_members where crew_id = crews.id and user_id = users.id)
          or (${viewerId} in (author_id, co_leader_id) and newest.message is not null),
        false
      ) as is_involved,
      json_build_object(
        'crewTitle', title,
        'crewDescription', description,
        'crewRequirements', additional_requirements,
        'username', username,
        'displayName', coalesce(display_name, username),
        'applicationMessage', newest.message
      ) as snapshot
    from crews
    left join users on users.id = ${userId} and users.deleted_at is null
    left join lateral (
      select message
      from applications
      where crew_id = crews.id and user_id = users.id
      order by id desc
      limit 1
    ) as newest on true
    where crews.id = ${crewId} and crews.deleted_at is null
  `.execute(db)
  return rows[0]
}

/** What a report is about, and the crew that it belongs to. */
type Subject =
  | { readonly subject: SubjectInCrew; readonly crewId: number }
  | { readonly subject: SubjectWithoutCrew; readonly crewId: null }

export type Report = Subject & {
  readonly reportedId: number
  readonly commentId?: number
  readonly pictureId?: number
  readonly snapshot: ReportSnapshot
}

type NewReport = ReportDraft & Report & { readonly reporterId: number }

/** Undefined if the reporter has an open report on the same subject: see the unique indexes. */
export const insertReport = (
  { db, now }: Context,
  report: NewReport,
): Promise<Pick<ReportRow, 'id' | 'status' | 'created_at'> | undefined> =>
  db
    .insertInto('reports')
    .values({
      crew_id: report.crewId,
      reporter_id: report.reporterId,
      reported_id: report.reportedId,
      comment_id: report.commentId ?? null,
      picture_id: report.pictureId ?? null,
      subject: report.subject,
      category: report.reportCategory,
      reason: report.reportReason,
      description: report.description ?? '',
      snapshot: JSON.stringify(report.snapshot),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'status', 'created_at'])
    .executeTakeFirst()

/** Everyone who can decide a report on this player. */
export const listModeratorIds = async ({ db }: Context, reportedId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where user_role in ('admin', 'moderator') and id <> ${reportedId}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether the receiver has a message from the sender, and has not deleted it. */
export const hasMessageFrom = async (
  { db }: Context,
  receiverId: number,
  senderId: number,
): Promise<boolean> => {
  const message = await db
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('receiver_id', '=', receiverId)
    // As in the index of conversations.
    .where(sql`least(sender_id, receiver_id)`, '=', Math.min(senderId, receiverId))
    .where(sql`greatest(sender_id, receiver_id)`, '=', Math.max(senderId, receiverId))
    .where('kind', '<>', 'system')
    .where('deleted_by_receiver', '=', false)
    .limit(1)
    .executeTakeFirst()
  return message !== undefined
}
