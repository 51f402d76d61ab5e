/** What leaves the site about messages that players write to each other. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'
import type { Context } from '#server/context.ts'
import { sendPushJobs } from '#server/notices/delivery/notice-pushes.ts'
import { isPushedByDefault } from './notice-settings.ts'
import { textsOf } from './notices.ts'

/**
 * By mail and on devices if the receivers want that: once for each sender until all their messages have been read, and once
 * for each crew until all invitations to it have been. `text` is what they say; it never holds the message itself.
 */
export const announceMessages = async (
  ctx: Context,
  ids: readonly number[],
  kind: 'message' | 'invitation',
  text: (locale: Locale) => string,
): Promise<void> => {
  const now = ctx.now()
  const batch = randomUUID()
  const { rows } = await sql<{ subscription_id: number }>`
    with announced as (
      select
        users.id as user_id,
        messages.id as message_id,
        '/messages?with=' || sender_id as link,
        ${textsOf(text)}::jsonb ->> locale as body,
        coalesce(by_mail, false) and email_confirmed_at is not null as by_mail,
        coalesce(by_push, ${isPushedByDefault(kind)}::boolean) as by_push
      from messages
      join users on users.id = receiver_id
      left join notice_settings on notice_settings.user_id = users.id and notice_settings.kind = ${kind}
      where messages.id = any(${ids}::int[])
        and not exists (
          select from messages as earlier
          where earlier.receiver_id = messages.receiver_id
            and earlier.sender_id = messages.sender_id
            and earlier.kind = messages.kind
            and (earlier.kind <> 'invitation' or earlier.crew_id = messages.crew_id)
            and earlier.read_at is null
            and earlier.id <> messages.id
        )
    ), mailed as (
      insert into notice_mails (user_id, message_id, kind, body, link, created_at)
      select user_id, message_id, ${kind}::text, body, link, ${now}::timestamptz
      from announced
      where by_mail
    ), devices as (
      select push_subscriptions.id, push_subscriptions.user_id
      from announced
      join push_subscriptions using (user_id)
      where by_push
      order by push_subscriptions.id
      for key share of push_subscriptions
    ), pushed as (
      insert into notice_pushes (
        user_id, subscription_id, message_id, kind, body, link, is_urgent, created_at, batch
      )
      select
        user_id, devices.id, message_id, ${kind}::text, body, link, false,
        ${now}::timestamptz, ${batch}::uuid
      from announced
      join devices using (user_id)
      returning subscription_id
    )
    select subscription_id from pushed
  `.execute(ctx.db)
  await sendPushJobs(
    ctx,
    rows.map(({ subscription_id }) => subscription_id),
    batch,
  )
}
