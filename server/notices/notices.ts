/** Notices of the site to players: inbox messages in their language, in the transaction of the change they are about. */
import { sql } from 'kysely'
import { type Locale, locales } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import { publish } from '#server/realtime/publish.ts'

interface Notice {
  readonly to: readonly number[]
  readonly crewId: number
  /** Set if the notice is to be deleted, while unread, with its application. */
  readonly applicationId?: number
  /** Set if the notice leads to the discussion. */
  readonly commentId?: number
  readonly text: (locale: Locale) => string
}

const publishMessages = (ctx: Context, rows: readonly { receiver_id: number }[]): Promise<void> =>
  publish(ctx, { topic: 'messages', to: rows.map(({ receiver_id }) => receiver_id) })

export const sendNotice = async (
  ctx: Context,
  { to, crewId, applicationId, commentId, text }: Notice,
): Promise<void> => {
  if (to.length === 0) return
  const bodies = Object.fromEntries(locales.map((locale) => [locale, text(locale)]))
  // One statement, however many receivers there are.
  const { rows } = await sql<{ receiver_id: number }>`
    insert into messages (receiver_id, kind, crew_id, application_id, comment_id, body, created_at)
    select
      id,
      'system',
      ${crewId}::int,
      ${applicationId ?? null}::int,
      ${commentId ?? null}::int,
      ${JSON.stringify(bodies)}::jsonb ->> locale,
      ${ctx.now()}::timestamptz
    from users
    where id = any(${to}::int[])
    returning receiver_id
  `.execute(ctx.db)
  await publishMessages(ctx, rows)
}

/** Deletes the notice of an application unless it has been read. */
export const deleteUnreadNotice = async (ctx: Context, applicationId: number): Promise<void> => {
  const rows = await ctx.db
    .deleteFrom('messages')
    .where('application_id', '=', applicationId)
    .where('read_at', 'is', null)
    .returning('receiver_id')
    .execute()
  await publishMessages(ctx, rows)
}
