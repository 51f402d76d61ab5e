import { sql } from 'kysely'
import { commentLimits } from '#contract/discussions/fields.ts'
import type { Context, Viewer } from '#server/context.ts'
import { type CommentWithAuthor, withAuthor } from './discussions.sql.ts'

/** One page, the newest first. */
export const listChat = (
  ctx: Context,
  crewId: number,
  before: number | undefined,
): Promise<CommentWithAuthor[]> => {
  const query = withAuthor(ctx)
    .where('comments.crew_id', '=', crewId)
    // A literal, as in the partial index.
    .where('comments.channel', '=', sql.lit('crew' as const))
    .orderBy('comments.id', 'desc')
    .limit(commentLimits.chatPage)
  return (before === undefined ? query : query.where('comments.id', '<', before)).execute()
}

interface ReadState {
  readonly read_up_to: number | null
  readonly unread: number
}

export const findReadState = async ({ db }: Context, viewer: Viewer, crewId: number): Promise<ReadState> => {
  const { rows } = await sql<ReadState>`
    select read_up_to, (
      select count(*)::integer
      from (
        select
        from comments
        where crew_id = ${crewId} and channel = 'crew' and comments.id > coalesce(read_up_to, 0)
          and author_id is distinct from ${viewer.id} and removed_at is null
        limit ${commentLimits.chatUnread}
      ) as counted
    ) as unread
    from (values (${viewer.id}::int)) as reader (user_id)
    left join chat_reads on chat_reads.user_id = reader.user_id and chat_reads.crew_id = ${crewId}
  `.execute(db)
  return rows[0] ?? { read_up_to: null, unread: 0 }
}

/** The leader first, then by name. */
export const listPeople = ({ db }: Context, crewId: number) =>
  db
    .selectFrom('users')
    .innerJoin('crews', (join) => join.on('crews.id', '=', crewId))
    .select(['users.id', 'users.username', 'users.display_name'])
    .where(
      sql<boolean>`users.id = author_id or users.id in (select user_id from crew_members where crew_id = ${crewId})`,
    )
    .orderBy(sql`users.id <> author_id`)
    .orderBy('users.username')
    .execute()

/** Never moves back to an earlier message, or beyond the newest. */
export const saveRead = async (
  { db }: Context,
  viewer: Viewer,
  crewId: number,
  upTo: number,
): Promise<void> => {
  await sql`
    insert into chat_reads (crew_id, user_id, read_up_to)
    select ${crewId}::int, ${viewer.id}::int, max(id)
    from comments
    where crew_id = ${crewId} and channel = 'crew' and id <= ${upTo}
    having max(id) is not null
    on conflict (crew_id, user_id) do update
    set read_up_to = excluded.read_up_to
    where chat_reads.read_up_to < excluded.read_up_to
  `.execute(db)
}
