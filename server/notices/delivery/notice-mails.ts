/** Notices by mail: what cannot wait is sent immediately, the rest together every ten minutes. */
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { NoticeMailsTable } from '#server/db/tables/notices.ts'
import { job, recurringJob, sentJob } from '#server/jobs/job.ts'
import { sendMail } from '#server/jobs/mail.ts'
import { m } from '#texts'
import { pageOf } from './notice-pages.ts'
import { type QuietColumns, splitByQuietHours } from './quiet-hours-settings.ts'
import { unsubscribeLinks } from './unsubscribe.ts'
import { mailWithinLimit } from './urgent-limit.ts'

type WaitingMails = readonly [WaitingMail, ...WaitingMail[]]

/** The longest list in one mail; the site has the rest. */
const mostListed = 20

interface WaitingMail extends QuietColumns {
  readonly id: number
  readonly user_id: number
  readonly kind: NoticeKind
  readonly body: string
  /** Of the crew or whatever it is about. */
  readonly title: string | null
  readonly link: string
  readonly is_urgent: boolean
  readonly email: string
  readonly username: string
  readonly display_name: string | null
  readonly locale: Locale
}

/**
 * What belongs in the mail: not what its reader has seen in the inbox by now, and nothing for a player who is banned or
 * whose account is gone.
 */
const listMails = async ({ db, now }: Context, isMeant: RawBuilder<boolean>): Promise<WaitingMail[]> => {
  const { rows } = await sql<WaitingMail>`
    select
      notice_mails.id, notice_mails.user_id, notice_mails.kind, notice_mails.body, title, link, is_urgent,
      email, username, display_name, locale, timezone, starts_at, ends_at, urgent_passes
    from notice_mails
    join users on users.id = notice_mails.user_id and ${isNotBanned(now())}
    left join quiet_hours on quiet_hours.user_id = users.id and is_on
    left join messages on messages.id = notice_mails.message_id
    where ${isMeant} and read_at is null
    order by notice_mails.id
  `.execute(db)
  return rows
}

const postpone = async ({ db }: Context, mails: readonly WaitingMail[], until: Date): Promise<void> => {
  const ids = mails.map(({ id }) => id)
  await sql`
    update notice_mails set batch_at = null, due_at = ${until} where id = any(${ids}::int[])
  `.execute(db)
}

const listOf = (bodies: readonly string[], locale: Locale): string => {
  const lines = bodies.slice(0, mostListed).map((body) => `- ${body}`)
  const more = bodies.length - lines.length
  return [...lines, ...(more > 0 ? [m.mail_notices_more({ count: more }, { locale })] : [])].join('\n')
}

const longestTitle = 50

/** What a single notice is about, in a few words: the mail itself says the rest. */
const subjectTexts: Readonly<Record<NoticeKind, typeof m.mail_subject_mission>> = {
  application: m.mail_subject_application,
  decision: m.mail_subject_decision,
  mission: m.mail_subject_mission,
  reminder: m.mail_subject_mission,
  rating: m.mail_subject_rating,
  comment: m.mail_subject_comment,
  message: m.mail_subject_mission,
  invitation: m.mail_subject_invitation,
  favourite: m.mail_subject_favourite,
  search: m.mail_subject_search,
  beacon: m.mail_subject_invitation,
}

const shortened = (text: string): string => {
  const characters = Array.from(text)
  return characters.length > longestTitle ? `${characters.slice(0, longestTitle - 1).join('')}…` : text
}

const subjectOf = ([{ kind, title, body, locale }, ...others]: WaitingMails): string => {
  if (others.length > 0) return m.mail_notices_subject({ count: others.length + 1 }, { locale })
  return title === null ? body : subjectTexts[kind]({ title: shortened(title) }, { locale })
}

/** To what they are all about, if it is one thing. */
const pathOf = (mails: WaitingMails): string => {
  const [first, ...others] = mails
  return others.every(({ link }) => link === first.link) ? first.link : pageOf(mails.map(({ kind }) => kind))
}

const mailTogether = async (ctx: Context, mails: WaitingMails): Promise<void> => {
  const [{ user_id, email, username, display_name, locale }] = mails
  const path = pathOf(mails)
  const link = `${ctx.config.publicUrl}${path}`
  const kinds = mails.map(({ kind }) => kind)
  const unsubscribe = await unsubscribeLinks(ctx, user_id, kinds)
  const bodies = mails.map((mail) => mail.body)
  await sendMail(ctx.config, {
    to: email,
    subject: subjectOf(mails),
    text: m.mail_notices_body(
      {
        name: display_name ?? username,
        list: listOf(bodies, locale),
        link,
        settings: `${ctx.config.publicUrl}/settings/notices`,
        unsubscribe: unsubscribe.page,
      },
      { locale },
    ),
    locale,
    button: {
      label: path.startsWith('/crew/')
        ? m.mail_button_crew({}, { locale })
        : m.mail_button_read({}, { locale }),
      link,
    },
    headers: unsubscribe.headers,
  })
}

/** They are deleted when the mail is sent, so that one that fails is tried again as a whole. What waits is in no mail yet. */
const sendWaiting = async (
  ctx: Context,
  isMeant: RawBuilder<boolean>,
  mail: typeof mailTogether = mailTogether,
): Promise<void> => {
  const { leaving, waiting, until } = splitByQuietHours(await listMails(ctx, isMeant), ctx.now())
  if (until) await postpone(ctx, waiting, until)
  const [first, ...others] = leaving
  if (first) await mail(ctx, [first, ...others])
  await sql`delete from notice_mails where ${isMeant} and batch_at is not null`.execute(ctx.db)
}

/** Beyond the limit it is part of the next mail that comes every ten minutes. */
const mailUrgently: typeof mailTogether = async (ctx, mails) => {
  const isSent = await mailWithinLimit(ctx, mails[0].user_id, () => mailTogether(ctx, mails))
  if (!isSent) await postpone(ctx, mails, ctx.now())
}

/** For a mail of its own that is beyond the limit: what it is about is part of that mail, too. */
export const mailLater = async (
  { db, now }: Context,
  mail: Pick<Insertable<NoticeMailsTable>, 'user_id' | 'kind' | 'body' | 'title' | 'link'>,
): Promise<void> => {
  await db
    .insertInto('notice_mails')
    .values({ ...mail, is_urgent: true, created_at: now() })
    .execute()
}

/** What has come together for one player. */
export const noticeMailJob = job(
  sentJob<{ userId: number; batchAt: string }>('mail', 'notice-mail'),
  (ctx, { userId, batchAt }) =>
    sendWaiting(ctx, sql`notice_mails.user_id = ${userId} and notice_mails.batch_at = ${new Date(batchAt)}`),
)

export const urgentMailJob = job(sentJob<{ id: number }>('mail', 'urgent-mail'), (ctx, { id }) =>
  sendWaiting(ctx, sql`notice_mails.id = ${id}`, mailUrgently),
)

/** Longer than a failed mail is tried again. */
const maxAgeMs = 24 * 60 * 60_000

/** Mails that failed for good. */
const deleteGivenUp = async ({ db, now }: Context): Promise<void> => {
  await db
    .deleteFrom('notice_mails')
    .where('batch_at', '<', new Date(now().getTime() - maxAgeMs))
    .execute()
}

/** At most one mail in ten minutes, however much happens that can wait. */
export const noticeMailsJob = recurringJob('notice-mails', '*/10 * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    await deleteGivenUp(ctx)
    const batchAt = ctx.now()
    const rows = await ctx.db
      .updateTable('notice_mails')
      .set({ batch_at: batchAt, due_at: null })
      .where('batch_at', 'is', null)
      .where((row) => row.or([row('due_at', 'is', null), row('due_at', '<=', batchAt)]))
      .returning('user_id')
      .execute()
    const receivers = new Set(rows.map(({ user_id }) => user_id))
    await ctx.jobs.sendAll(
      ctx,
      noticeMailJob,
      [...receivers].map((userId) => ({ userId, batchAt: batchAt.toISOString() })),
    )
  }),
)
