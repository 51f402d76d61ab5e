import { type Insertable, sql } from 'kysely'
import { type CommentRemover, commentLimits } from '#contract/discussions/fields.ts'
import type { CommentChannel } from '#contract/wire/channels.ts'
import { hasOpenReport } from '#server/accounts/open-reports.ts'
import type { Context } from '#server/context.ts'
import type { CommentRow, CommentsTable } from '#server/db/tables/discussions.ts'

const isMember = ({ viewer }: Context) => sql<boolean>`
  exists (select from crew_members where crew_id = crews.id and user_id = ${viewer?.id ?? null})
`

const withCrew = (ctx: Context) =>
  ctx.db
    .selectFrom('crews')
    .select([
      'crews.id as crew_id',
      'crews.title',
      'crews.author_id as leader_id',
      'crews.is_hidden',
      isMember(ctx).as('viewer_is_member'),
    ])
    .select((eb) =>
      eb
        .selectFrom('users')
        .select('users.banned_until')
        .whereRef('users.id', '=', 'crews.author_id')
        .as('leader_banned_until'),
    )
    .where('crews.deleted_at', 'is', null)

export const findCrew = (ctx: Context, id: number) =>
  withCrew(ctx).where('crews.id', '=', id).executeTakeFirst()

/** The crew cannot be deleted until the end of the transaction. */
export const lockCrewKey = (ctx: Context, id: number) =>
  withCrew(ctx).where('crews.id', '=', id).forKeyShare().executeTakeFirst()

export const withAuthor = (ctx: Context) =>
  ctx.db
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.author_id')
    .select([
      'comments.id',
      'comments.parent_id',
      'comments.author_id',
      'comments.body',
      'comments.created_at',
      'comments.removed_by',
      'users.username',
      'users.display_name',
      'users.profile_image',
      'users.user_role',
      hasOpenReport(ctx, sql`comment_id = comments.id`).as('is_reported_by_viewer'),
    ])

export type CommentWithAuthor = Awaited<ReturnType<ReturnType<typeof withAuthor>['executeTakeFirstOrThrow']>>

export interface ThreadRow extends CommentWithAuthor {
  readonly reply_count: number
}

/** One page of comments that are not replies, the newest first. */
export const listComments = (
  ctx: Context,
  crewId: number,
  channel: CommentChannel,
  before: number | undefined,
): Promise<ThreadRow[]> => {
  const query = withAuthor(ctx)
    .select(
      sql<number>`(select count(*) from comments as replies where replies.parent_id = comments.id)`.as(
        'reply_count',
      ),
    )
    .where('comments.crew_id', '=', crewId)
    .where('comments.channel', '=', channel)
    .where('comments.parent_id', 'is', null)
    .orderBy('comments.id', 'desc')
    .limit(commentLimits.page)
  return (before === undefined ? query : query.where('comments.id', '<', before)).execute()
}

/** The newest replies of each of the comments, the oldest first. */
export const listNewestReplies = (ctx: Context, parentIds: readonly number[]): Promise<CommentWithAuthor[]> =>
  withAuthor(ctx)
    .where(
      sql<boolean>`comments.id in (
        select newest.id
        from unnest(${parentIds}::int[]) as threads (id)
        cross join lateral (
          select id
          from comments
          where parent_id = threads.id
          order by id desc
          limit ${commentLimits.newestReplies}
        ) as newest
      )`,
    )
    .orderBy('comments.id')
    .execute()

/** One page of the replies to a comment, the newest first. */
export const listReplies = (
  ctx: Context,
  parentId: number,
  before: number | undefined,
): Promise<CommentWithAuthor[]> => {
  const query = withAuthor(ctx)
    .where('comments.parent_id', '=', parentId)
    .orderBy('comments.id', 'desc')
    .limit(commentLimits.repliesPage)
  return (before === undefined ? query : query.where('comments.id', '<', before)).execute()
}

export const loadComment = (ctx: Context, id: number): Promise<CommentWithAuthor> =>
  withAuthor(ctx).where('comments.id', '=', id).executeTakeFirstOrThrow()

/** A comment and its crew. */
export const findComment = (ctx: Context, id: number) =>
  withCrew(ctx)
    .innerJoin('comments', 'comments.crew_id', 'crews.id')
    .select([
      'comments.author_id',
      'comments.channel',
      'comments.body',
      'comments.removed_by',
      sql<boolean>`exists (select from reports where comment_id = comments.id)`.as('is_reported'),
    ])
    .where('comments.id', '=', id)
    .executeTakeFirst()

/** Locked, so that replies are counted one after the other. */
export const lockParent = ({ db }: Context, id: number): Promise<CommentRow | undefined> =>
  db.selectFrom('comments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const countReplies = async ({ db }: Context, parentId: number): Promise<number> => {
  const { replies } = await db
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<number>().as('replies'))
    .where('parent_id', '=', parentId)
    .executeTakeFirstOrThrow()
  return Number(replies)
}

export const insertComment = async (
  { db, now }: Context,
  comment: Omit<Insertable<CommentsTable>, 'created_at'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('comments')
    .values({ ...comment, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False if someone else removed it first. */
export const removeComment = async (
  { db, now }: Context,
  id: number,
  by: CommentRemover,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({ body: '', removed_at: now(), removed_by: by })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const minuteMs = 60_000

/**
 * Returns those aboard who get a notice now: they have had none about comments on this crew for an hour and have not
 * blocked the writer. Players who are mentioned, by their username in lower case, get one if they have had none about a
 * mention for a few minutes.
 */
export const claimNotices = async (
  { db, now }: Context,
  crewId: number,
  writerId: number,
  mentioned: readonly string[],
): Promise<{ user_id: number; is_mentioned: boolean }[]> => {
  const ago = (minutes: number) => new Date(now().getTime() - minutes * minuteMs)
  const isMentioned = sql`lower(username) = any(${mentioned}::text[])`
  // In a fixed order, so that two concurrent comments cannot deadlock.
  const { rows } = await sql<{ user_id: number; is_mentioned: boolean }>`
    with aboard as (
      select id as user_id, ${isMentioned} as is_mentioned
      from users
      where id in (
        select author_id from crews where id = ${crewId}
        union all
        select user_id from crew_members where crew_id = ${crewId}
      )
    ), claimed as (
      insert into comment_notices (crew_id, user_id, sent_at, mentioned_at)
      select
        ${crewId}::int, user_id, ${now()}::timestamptz,
        case when is_mentioned then ${now()}::timestamptz end
      from aboard
      where user_id <> ${writerId}
        and not exists (select from blocks where blocker_id = user_id and blocked_id = ${writerId})
      order by user_id
      on conflict (crew_id, user_id) do update
      set
        sent_at = excluded.sent_at,
        mentioned_at = coalesce(excluded.mentioned_at, comment_notices.mentioned_at)
      where case
        when excluded.mentioned_at is null
        then comment_notices.sent_at <= ${ago(commentLimits.noticeHours * 60)}::timestamptz
        else coalesce(comment_notices.mentioned_at <= ${ago(commentLimits.mentionMinutes)}::timestamptz, true)
      end
      returning user_id
    )
    select user_id, is_mentioned from claimed join aboard using (user_id)
  `.execute(db)
  return rows
}
