/** Notices by mail: what has come together since the last time goes out as one mail. */
import { sql } from 'kysely'
import type { Locale } from '#contract/wire/languages.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { isNotBanned } from '#server/db/bans.ts'
import { job, recurringJob } from '#server/jobs/job.ts'
import { sendMail } from '#server/jobs/mail.ts'
import { m } from '#texts'

/** The longest list in one mail; the inbox has the rest. */
const mostListed = 20

interface NoticeMail {
  email: string
  username: string
  display_name: string | null
  locale: Locale
  bodies: string[]
}

/**
 * What the mail has to tell: not what its reader has seen in the inbox by now. Undefined if there is nobody to read it, or
 * they are banned.
 */
const findMail = async (
  { db, now }: Context,
  userId: number,
  batchAt: Date,
): Promise<NoticeMail | undefined> => {
  const { rows } = await sql<NoticeMail>`
    select email, username, display_name, locale, array(
      select notice_mails.body
      from notice_mails
      left join messages on messages.id = notice_mails.message_id
      where notice_mails.user_id = users.id and batch_at = ${batchAt} and read_at is null
      order by notice_mails.id
    ) as bodies
    from users
    where id = ${userId} and ${isNotBanned(now())}
  `.execute(db)
  return rows[0]
}

const listOf = (bodies: readonly string[], locale: Locale): string => {
  const lines = bodies.slice(0, mostListed).map((body) => `- ${body}`)
  const more = bodies.length - lines.length
  return [...lines, ...(more > 0 ? [m.mail_notices_more({ count: more }, { locale })] : [])].join('\n')
}

/** The rows of a batch are deleted when its mail is sent, so that a mail that fails is tried again as a whole. */
export const noticeMailJob = job<{ userId: number; batchAt: string }>(
  'notice-mail',
  async (ctx, { userId, ...data }) => {
    const batchAt = new Date(data.batchAt)
    const mail = await findMail(ctx, userId, batchAt)
    if (!mail) return
    const { email, bodies, locale } = mail
    const [first] = bodies
    if (first !== undefined) {
      await sendMail(ctx.config, {
        to: email,
        subject: bodies.length === 1 ? first : m.mail_notices_subject({ count: bodies.length }, { locale }),
        text: m.mail_notices_body(
          {
            name: mail.display_name ?? mail.username,
            list: listOf(bodies, locale),
            link: `${ctx.config.publicUrl}/messages`,
            settings: `${ctx.config.publicUrl}/profile?tab=settings#notices`,
          },
          { locale },
        ),
      })
    }
    await ctx.db
      .deleteFrom('notice_mails')
      .where('user_id', '=', userId)
      .where('batch_at', '=', batchAt)
      .execute()
  },
)

/** Longer than a failed mail is tried again. */
const keptMs = 24 * 60 * 60_000

/** Mails that failed for good. */
const deleteGivenUp = async ({ db, now }: Context): Promise<void> => {
  await db
    .deleteFrom('notice_mails')
    .where('batch_at', '<', new Date(now().getTime() - keptMs))
    .execute()
}

/** At most one mail in ten minutes, however much happens. */
export const noticeMailsJob = recurringJob('notice-mails', '*/10 * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    await deleteGivenUp(ctx)
    const batchAt = ctx.now()
    const rows = await ctx.db
      .updateTable('notice_mails')
      .set({ batch_at: batchAt })
      .where('batch_at', 'is', null)
      .returning('user_id')
      .execute()
    for (const userId of new Set(rows.map(({ user_id }) => user_id))) {
      await ctx.jobs.send(ctx, noticeMailJob, { userId, batchAt: batchAt.toISOString() })
    }
  }),
)
