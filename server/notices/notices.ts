/** Notices of the site to players: inbox messages in their language, in the transaction of the change they are about. */
import { sql } from 'kysely'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import { type Locale, locales } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import { publish } from '#server/realtime/publish.ts'

interface Notice {
  /** `required`: in the inbox, whatever the receiver has chosen. */
  readonly kind: NoticeKind | 'required'
  readonly to: readonly number[]
  readonly crewId?: number | undefined
  /** Set if the notice is to be deleted, while unread, with its application. */
  readonly applicationId?: number
  /** Set if the notice leads to the discussion. */
  readonly commentId?: number
  readonly text: (locale: Locale) => string
}

const publishMessages = (ctx: Context, rows: readonly { receiver_id: number }[]): Promise<void> =>
  publish(ctx, { topic: 'messages', to: rows.map(({ receiver_id }) => receiver_id) })

const textsOf = (text: (locale: Locale) => string): string =>
  JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, text(locale)])))

export const sendNotice = async (
  ctx: Context,
  { kind, to, crewId, applicationId, commentId, text }: Notice,
): Promise<void> => {
  if (to.length === 0) return
  // One statement, however many receivers there are. Locked, so that a receiver who is deleting their account is waited
  // for and then left out. Reminders have a mail of their own, which cannot wait.
  const { rows } = await sql<{ receiver_id: number }>`
    with receivers as (
      select
        users.id,
        ${textsOf(text)}::jsonb ->> locale as body,
        coalesce(in_inbox, true) as in_inbox,
        coalesce(by_mail, false) and ${kind}::text <> 'reminder' as by_mail
      from users
      left join notice_settings on notice_settings.user_id = users.id and kind = ${kind}
      where users.id = any(${to}::int[]) and deleted_at is null
      order by users.id
      for key share of users
    ), sent as (
      insert into messages (receiver_id, kind, crew_id, application_id, comment_id, body, created_at)
      select
        id,
        'system',
        ${crewId ?? null}::int,
        ${applicationId ?? null}::int,
        ${commentId ?? null}::int,
        body,
        ${ctx.now()}::timestamptz
      from receivers
      where in_inbox
      returning id, receiver_id
    ), mailed as (
      insert into notice_mails (user_id, message_id, body, created_at)
      select receivers.id, sent.id, body, ${ctx.now()}::timestamptz
      from receivers
      left join sent on sent.receiver_id = receivers.id
      where by_mail
    )
    select receiver_id from sent
  `.execute(ctx.db)
  await publishMessages(ctx, rows)
}

interface WrittenMessage {
  readonly id: number
  readonly kind: 'message' | 'invitation'
  readonly to: number
  readonly from: number
  /** What the mail says about it; it never holds the message itself. */
  readonly text: (locale: Locale) => string
}

/** By mail if the receiver wants that: one for each sender and kind, until everything of that kind has been read. */
export const mailAboutMessage = async (
  { db, now }: Context,
  { id, kind, to, from, text }: WrittenMessage,
): Promise<void> => {
  await sql`
    insert into notice_mails (user_id, message_id, body, created_at)
    select users.id, ${id}::int, ${textsOf(text)}::jsonb ->> locale, ${now()}::timestamptz
    from users
    join notice_settings on notice_settings.user_id = users.id and kind = ${kind} and by_mail
    where users.id = ${to}
      and not exists (
        select from messages as earlier
        where receiver_id = ${to} and sender_id = ${from} and read_at is null and id <> ${id}
          and earlier.kind = (select messages.kind from messages where messages.id = ${id})
      )
  `.execute(db)
}

/** Deletes the notices of applications unless they have been read. */
export const deleteUnreadNotices = async (ctx: Context, applicationIds: readonly number[]): Promise<void> => {
  const rows = await ctx.db
    .deleteFrom('messages')
    .where('application_id', '=', sql<number>`any(${applicationIds}::int[])`)
    .where('read_at', 'is', null)
    .returning('receiver_id')
    .execute()
  await publishMessages(ctx, rows)
}
