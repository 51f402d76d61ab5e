/** What the site tells players: a line in their inbox, in their language, in the transaction of what it tells of. */
import { sql } from 'kysely'
import { type Locale, locales } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import { publish } from '#server/realtime/publish.ts'

interface Notice {
  readonly to: readonly number[]
  readonly crewId: number
  /** The application it tells of, if it goes with it. */
  readonly applicationId?: number
  readonly words: (locale: Locale) => string
}

const tellReceivers = (ctx: Context, rows: readonly { receiver_id: number }[]): Promise<void> =>
  publish(ctx, { topic: 'messages', to: rows.map(({ receiver_id }) => receiver_id) })

export const sendNotice = async (
  ctx: Context,
  { to, crewId, applicationId, words }: Notice,
): Promise<void> => {
  if (to.length === 0) return
  const bodies = Object.fromEntries(locales.map((locale) => [locale, words(locale)]))
  // In one statement, however many they are.
  const { rows } = await sql<{ receiver_id: number }>`
    insert into messages (receiver_id, kind, crew_id, application_id, body, created_at)
    select
      id,
      'system',
      ${crewId}::int,
      ${applicationId ?? null}::int,
      ${JSON.stringify(bodies)}::jsonb ->> locale,
      ${ctx.now()}::timestamptz
    from users
    where id = any(${to}::int[])
    returning receiver_id
  `.execute(ctx.db)
  await tellReceivers(ctx, rows)
}

/** Takes back what told of an application, where nobody has read it yet. */
export const takeBackNotice = async (ctx: Context, applicationId: number): Promise<void> => {
  const rows = await ctx.db
    .deleteFrom('messages')
    .where('application_id', '=', applicationId)
    .where('read_at', 'is', null)
    .returning('receiver_id')
    .execute()
  await tellReceivers(ctx, rows)
}
