/**
 * Recurring jobs for posts: reminders before a start, taking posts off the board that their leader does not keep, and ending
 * missions that can no longer be rated.
 */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { listMembersAndCandidates, lockOwnCrew, moveCrew } from '#server/features/crews/crews.service.ts'
import { keepOnBoard } from '#server/features/crews/posting/crews-editing.service.ts'
import { listMemberIds, publishAboard } from '#server/features/crews/seats/crews-seats.service.ts'
import { forEachSeparately } from '#server/jobs/for-each.ts'
import { job, recurringJob, sentJob } from '#server/jobs/job.ts'
import { sendMail } from '#server/jobs/mail.ts'
import { mailLater } from '#server/notices/delivery/notice-mails.ts'
import { quietUntil } from '#server/notices/delivery/quiet-hours-settings.ts'
import { unsubscribeLinks } from '#server/notices/delivery/unsubscribe.ts'
import { mailWithinLimit } from '#server/notices/delivery/urgent-limit.ts'
import { getNoticeSettings, saveByMail } from '#server/notices/notice-settings.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { noticeText } from '#server/notices/texts/notice-texts.ts'
import { momentFor } from '#server/notices/texts/notice-times.ts'
import { m } from '#texts'
import * as sql from './missions-upkeep.sql.ts'

interface ReminderMail {
  readonly crewId: number
  readonly userId: number
  readonly start: string
}

const sendReminder = async (
  ctx: Context,
  { email, username, display_name, title, locale, timezone }: sql.ReminderMailRow,
  { crewId, userId, start }: sql.Reminder,
): Promise<void> => {
  const link = `${ctx.config.publicUrl}/crew/${crewId}`
  const unsubscribe = await unsubscribeLinks(ctx, userId, ['reminder'])
  await sendMail(ctx.config, {
    to: email,
    subject: m.mail_reminder_subject({ title }, { locale }),
    text: m.mail_reminder_body(
      {
        name: display_name ?? username,
        title,
        // It is sent shortly before the last hour begins.
        start: momentFor(start, { locale, zone: timezone, now: ctx.now() }),
        link,
        unsubscribe: unsubscribe.page,
      },
      { locale },
    ),
    locale,
    button: { label: m.mail_button_crew({}, { locale }), link },
    headers: unsubscribe.headers,
  })
}

/** Never left out: a leader who starts and cancels could keep others from being reminded. */
const remindLater = (
  ctx: Context,
  { title, locale, timezone }: sql.ReminderMailRow,
  { crewId, userId }: Pick<sql.Reminder, 'crewId' | 'userId'>,
): Promise<void> => {
  const reader = { locale, zone: timezone, now: ctx.now(), isReadLater: true }
  const body = noticeText({ type: 'reminder', data: { title } }, reader)
  return mailLater(ctx, { user_id: userId, kind: 'reminder', body, title, link: `/crew/${crewId}` })
}

export const reminderMailJob = job(
  sentJob<ReminderMail>('mail', 'reminder-mail'),
  async (ctx, { crewId, userId, ...data }) => {
    const start = new Date(data.start)
    const mail = await sql.findReminderMail(ctx, { crewId, userId, start })
    if (!mail) return
    // The player has set quiet hours since. The notice on the site has to be enough.
    if (quietUntil(mail, ctx.now(), true)) return
    const isSent = await mailWithinLimit(ctx, userId, () =>
      sendReminder(ctx, mail, { crewId, userId, start }),
    )
    if (!isSent) await remindLater(ctx, mail, { crewId, userId })
  },
)

/** Each crew in its own transaction. */
export const forEachDue = async (
  ctx: Context,
  due: sql.Due,
  work: (ctx: Context, crew: CrewRow) => Promise<void>,
): Promise<void> => {
  const workOn = (id: number) =>
    inTransaction(ctx, async (ctx) => {
      const crew = await sql.lockDue(ctx, due, id)
      if (crew) await work(ctx, crew)
    })
  await forEachSeparately(ctx, await sql.findDue(ctx, due), workOn, `upkeep failed: ${due}`)
}

const remind = async (ctx: Context, crew: CrewRow): Promise<void> => {
  const { id, title, author_id, scheduled_time: start } = crew
  if (!start) return
  await sql.markAsSent(ctx, id, 'reminded_at')
  const to = [author_id, ...(await listMemberIds(ctx, id))]
  await sendNotice(ctx, {
    kind: 'reminder',
    urgent: true,
    expiresAt: start,
    to,
    crewId: id,
    notice: { type: 'reminder', data: { title } },
  })
  for (const receiver of await sql.listMailReceivers(ctx, to)) {
    const mail = { crewId: id, userId: receiver.id, start: start.toISOString() }
    await ctx.jobs.send(ctx, reminderMailJob, mail, quietUntil(receiver, ctx.now(), true))
  }
}

const warn = async (ctx: Context, { id, title, author_id }: CrewRow): Promise<void> => {
  await sql.markAsSent(ctx, id, 'warned_at')
  await publishAboard(ctx, author_id, { id, change: 'updated' })
  await sendNotice(ctx, {
    kind: 'required',
    to: [author_id],
    crewId: id,
    notice: { type: 'leaves_board', data: { title } },
  })
}

const leaveBoard = (ctx: Context, crew: CrewRow) =>
  moveCrew(ctx, crew, 'cancelled', { expired_at: ctx.now() })

const expire = async (ctx: Context, crew: CrewRow): Promise<void> => {
  const { id, title, author_id } = crew
  const others = await listMembersAndCandidates(ctx, id)
  await leaveBoard(ctx, crew)
  await sendNotice(ctx, {
    kind: 'mission',
    to: [author_id, ...others],
    crewId: id,
    notice: { type: 'left_board', data: { title } },
  })
}

export const remindersJob = recurringJob('reminders', '* * * * *', (ctx) =>
  forEachDue(ctx, 'reminder', remind),
)

export const upkeepJob = recurringJob('board-upkeep', '*/15 * * * *', async (ctx) => {
  // First, and without a notice, which would be outdated.
  await forEachDue(ctx, 'lapse', leaveBoard)
  await forEachDue(ctx, 'warning', warn)
  await forEachDue(ctx, 'expiry', expire)
  await forEachDue(ctx, 'ending', (ctx, crew) => moveCrew(ctx, crew, 'ended'))
})

export const keepCrew = (ctx: Context, viewer: Viewer, crewId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => keepOnBoard(ctx, viewer, await lockOwnCrew(ctx, viewer, crewId)))

export const getReminderSettings = async (ctx: Context, viewer: Viewer) => ({
  byMail: (await getNoticeSettings(ctx, viewer)).reminder.byMail,
})

export const updateReminderSettings = async (ctx: Context, viewer: Viewer, byMail: boolean) => {
  await saveByMail(ctx, viewer, 'reminder', byMail)
  return { byMail }
}
