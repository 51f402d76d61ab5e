/** Notices of the site to players: inbox messages, sent in the transaction of the change they are about. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Locale, locales } from '#contract/locales/locales.ts'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import type { Context } from '#server/context.ts'
import { urgentMailJob } from '#server/notices/delivery/notice-mails.ts'
import { sendPushJobs } from '#server/notices/delivery/notice-pushes.ts'
import {
  dependsOnZone,
  type Notice,
  type NoticeType,
  noticeText,
} from '#server/notices/texts/notice-texts.ts'
import { publish } from '#server/realtime/publish.ts'
import { deleteUnreadAbout } from './mark-notices-read.ts'
import { isPushedByDefault } from './notice-settings.ts'

interface NewNotice {
  /** `required`: only in the inbox, whatever the receiver has chosen. */
  readonly kind: NoticeKind | 'required'
  /** Also in the inbox of a receiver who does not want the kind there. */
  readonly isRequired?: boolean
  readonly to: readonly number[]
  readonly crewId?: number | undefined
  /** Set if the notice is to be deleted, while unread, with its application. */
  readonly applicationId?: number
  /** Set if the notice leads to the discussion. */
  readonly commentId?: number
  /** It cannot wait for the next mail, and the receiver may want it in their quiet hours too. */
  readonly urgent?: boolean
  /** When it is no longer true. It is not shown on devices after that. */
  readonly expiresAt?: Date
  /** Unread notices of these types about the crew go: this one says what holds now. */
  readonly replaces?: readonly NoticeType[]
  /** Only those with this in their data go. */
  readonly replacesOnly?: object
  /** Players notified of it by other kinds. They get this notice only where none of those kinds reaches them. */
  readonly alreadyNotified?: readonly { readonly kind: NoticeKind; readonly to: readonly number[] }[]
  /** One for all, or one for each receiver, in their order. */
  readonly notice: Notice | readonly Notice[]
}

const publishMessages = (ctx: Context, to: number[]): Promise<void> => publish(ctx, { topic: 'messages', to })

/** Where a notice leads. One about a comment adds the part of the page. */
const linkOf = ({ crewId, applicationId }: NewNotice): string => {
  if (crewId === undefined) return '/notices'
  return applicationId === undefined ? `/crew/${crewId}` : `/crew/${crewId}/applications`
}

/** By language, as JSON. */
export const textsOf = (text: (locale: Locale) => string): string =>
  JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, text(locale)])))

/** Also for receivers whose zone changes meanwhile or is unknown. */
const defaultZone = 'UTC'

const listZones = async ({ db }: Context, userIds: readonly number[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('timezone')
    .distinct()
    .where('id', '=', sql<number>`any(${userIds}::int[])`)
    .execute()
  return rows.map(({ timezone }) => timezone)
}

/** By language and zone. */
const zonedTextsOf = (notice: Notice, zones: readonly string[], now: Date): object =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(
        [defaultZone, ...zones].map((zone) => [
          zone,
          noticeText(notice, { locale, zone, now, isReadLater: true }),
        ]),
      ),
    ]),
  )

/** What is sent, and which of it to which receiver: the positions are those of the receivers. */
const writeNotices = async (ctx: Context, { to, notice }: NewNotice) => {
  const notices = 'type' in notice ? [notice] : notice
  const zones = notices.some(dependsOnZone) ? await listZones(ctx, to) : []
  return {
    written: JSON.stringify(
      notices.map((each) => ({ ...each, texts: zonedTextsOf(each, zones, ctx.now()) })),
    ),
    positions: to.map((_, i) => Math.min(i + 1, notices.length)),
  }
}

/**
 * A statement for more may take longer than a statement may: Postgres does not know how many rows its parts pass on, and
 * then compares each with each, or compiles the statement first.
 */
const maxReceivers = 1_000

/** In the order in which receivers are locked. */
const splitByReceivers = (sent: NewNotice): NewNotice[] => {
  const { to, notice } = sent
  if (to.length <= maxReceivers) return [sent]
  const order = to.map((_, i) => i).sort((a, b) => Number(to[a]) - Number(to[b]))
  return Array.from({ length: Math.ceil(to.length / maxReceivers) }, (_, part) => {
    const places = order.slice(part * maxReceivers, (part + 1) * maxReceivers)
    return {
      ...sent,
      to: places.flatMap((i) => to[i] ?? []),
      notice: 'type' in notice ? notice : places.flatMap((i) => notice[i] ?? []),
    }
  })
}

const sendAtOnce = async (ctx: Context, sent: NewNotice): Promise<void> => {
  const { kind, to, crewId, applicationId, commentId } = sent
  const { written, positions } = await writeNotices(ctx, sent)
  const { urgent = false, isRequired = false, expiresAt, alreadyNotified = [] } = sent
  const others = alreadyNotified.flatMap(({ kind, to }) =>
    to.map((id) => ({ id, kind, is_pushed: isPushedByDefault(kind) })),
  )
  const now = ctx.now()
  const batch = randomUUID()
  const link = sql`${linkOf(sent)}::text || coalesce((
    select case channel when 'crew' then '#crew-discussion' else '#discussion' end
    from comments
    where comments.id = ${commentId ?? null}::int
  ), '')`
  // One statement, however many of them there are. Receivers and devices are locked, so that an account or device that is
  // being deleted is waited for and then left out. Reminders have a mail of their own, which cannot wait.
  const { rows } = await sql<{ channel: 'inbox' | 'mail' | 'device'; id: number }>`
    with receivers as (
      select
        users.id,
        written ->> 'type' as type,
        written -> 'data' as data,
        coalesce(
          written -> 'texts' -> locale ->> timezone,
          written -> 'texts' -> locale ->> ${defaultZone}
        ) as body,
        (coalesce(in_inbox, true) or ${isRequired}::boolean) and notified.by_inbox is not true as in_inbox,
        coalesce(by_mail, false) and notified.by_mails is not true
          and email_confirmed_at is not null and ${kind}::text <> 'reminder' as by_mail,
        coalesce(by_push, ${isPushedByDefault(kind)}::boolean) and notified.by_pushes is not true as by_push
      from unnest(${to}::int[], ${positions}::int[]) as given (user_id, position)
      join users on users.id = given.user_id
      join jsonb_array_elements(${written}::jsonb) with ordinality as notices (written, position) using (position)
      left join notice_settings on notice_settings.user_id = users.id and kind = ${kind}
      left join (
        select
          others.id,
          bool_or(coalesce(in_inbox, true)) as by_inbox,
          bool_or(coalesce(by_mail, false)) as by_mails,
          bool_or(coalesce(by_push, is_pushed)) as by_pushes
        from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as others (id int, kind text, is_pushed boolean)
        left join notice_settings on notice_settings.user_id = others.id and notice_settings.kind = others.kind
        group by others.id
      ) as notified on notified.id = users.id
      where deleted_at is null
      order by users.id
      for key share of users
    ), sent as (
      insert into messages (
        receiver_id, kind, crew_id, application_id, comment_id, notice_type, notice_kind, notice_data, body, created_at
      )
      select
        id,
        'system',
        ${crewId ?? null}::int,
        ${applicationId ?? null}::int,
        ${commentId ?? null}::int,
        type,
        ${kind === 'required' ? null : kind}::text,
        data,
        body,
        ${now}::timestamptz
      from receivers
      where in_inbox
      returning id, receiver_id
    ), mailed as (
      insert into notice_mails (user_id, message_id, kind, body, title, link, is_urgent, created_at, batch_at)
      select
        receivers.id,
        sent.id,
        ${kind}::text,
        body,
        data ->> 'title',
        ${link},
        ${urgent}::boolean,
        ${now}::timestamptz,
        ${urgent ? now : null}::timestamptz
      from receivers
      left join sent on sent.receiver_id = receivers.id
      where by_mail
      returning id
    ), devices as (
      select push_subscriptions.id, user_id
      from receivers
      join push_subscriptions on user_id = receivers.id
      where by_push
      order by push_subscriptions.id
      for key share of push_subscriptions
    ), pushed as (
      insert into notice_pushes (
        user_id, subscription_id, message_id, kind, notice_type, notice_data, body, link, is_urgent, created_at,
        expires_at, batch
      )
      select
        receivers.id,
        devices.id,
        sent.id,
        ${kind}::text,
        type,
        data,
        body,
        ${link},
        ${urgent}::boolean,
        ${now}::timestamptz,
        ${expiresAt ?? null}::timestamptz,
        ${batch}::uuid
      from receivers
      join devices on devices.user_id = receivers.id
      left join sent on sent.receiver_id = receivers.id
      returning subscription_id
    )
    select 'inbox' as channel, receiver_id as id from sent
    union all
    select 'mail', id from mailed
    union all
    select 'device', subscription_id from pushed
  `.execute(ctx.db)
  const idsOf = (channel: string) => rows.flatMap((row) => (row.channel === channel ? row.id : []))
  await publishMessages(ctx, idsOf('inbox'))
  const mails = urgent ? idsOf('mail').map((id) => ({ id })) : []
  if (mails.length > 0) await ctx.jobs.sendAll(ctx, urgentMailJob, mails)
  await sendPushJobs(ctx, idsOf('device'), batch)
}

export const sendNotice = async (ctx: Context, sent: NewNotice): Promise<void> => {
  if (sent.to.length === 0) return
  if (sent.replaces && sent.crewId !== undefined)
    await deleteUnreadAbout(ctx, sent.to, sent.crewId, sent.replaces, sent.replacesOnly)
  for (const part of splitByReceivers(sent)) await sendAtOnce(ctx, part)
}
