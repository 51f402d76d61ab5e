/** What happens to posts by itself: reminders before a start, and the end of posts that nobody keeps. */
import { localTextOf } from '#contract/wire/zoned-time.ts'
import { m } from '#messages'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import {
  freezeCrew,
  freezeOwnCrew,
  getCrew,
  keepOnBoard,
  moveCrew,
} from '#server/features/crews/crews.service.ts'
import { membersOf } from '#server/features/crews/crews-seats.service.ts'
import { sendMail } from '#server/jobs/mail.ts'
import { job, recurringJob } from '#server/jobs/queue.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { pendingApplicants } from './missions.sql.ts'
import * as sql from './missions-upkeep.sql.ts'

export const reminderMailJob = job<{ crewId: number; userId: number }>(
  'reminder-mail',
  async (ctx, { crewId, userId }) => {
    const found = await sql.findReminderMail(ctx, crewId, userId)
    // Called off or put off meanwhile: a reminder would be wrong.
    if (!found?.scheduled_time || found.mission_status !== 'open') return
    const { title, locale, timezone } = found
    await sendMail(ctx.config, {
      to: found.email,
      subject: m.mail_reminder_subject({ title }, { locale }),
      text: m.mail_reminder_body(
        {
          name: found.display_name ?? found.username,
          title,
          time: localTextOf(found.scheduled_time, timezone).slice(11),
          zone: timezone,
          link: `${ctx.config.publicUrl}/crew/${crewId}`,
        },
        { locale },
      ),
    })
  },
)

export const remindersJob = recurringJob('reminders', '*/5 * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    for (const { id, title, author_id } of await sql.takeDueReminders(ctx)) {
      const to = [author_id, ...(await membersOf(ctx, id))]
      await sendNotice(ctx, { to, crewId: id, words: (locale) => m.notices_reminder({ title }, { locale }) })
      for (const userId of await sql.wantMail(ctx, to)) {
        await ctx.jobs.send(ctx, reminderMailJob, { crewId: id, userId })
      }
    }
  }),
)

const warn = (ctx: Context) =>
  inTransaction(ctx, async (ctx) => {
    for (const { id, title, author_id } of await sql.takeDueWarnings(ctx)) {
      await sendNotice(ctx, {
        to: [author_id],
        crewId: id,
        words: (locale) => m.notices_leaves_board({ title }, { locale }),
      })
    }
  })

const expire = (ctx: Context, id: number) =>
  inTransaction(ctx, async (ctx) => {
    const crew = await freezeCrew(ctx, id)
    // Its leader may have started it in the same moment.
    if (crew.mission_status !== 'open') return
    const others = [...(await membersOf(ctx, id)), ...(await pendingApplicants(ctx, id))]
    await moveCrew(ctx, crew, 'cancelled', { expired_at: ctx.now() })
    const { title } = crew
    await sendNotice(ctx, {
      to: [crew.author_id, ...others],
      crewId: id,
      words: (locale) => m.notices_left_board({ title }, { locale }),
    })
  })

export const upkeepJob = recurringJob('board-upkeep', '*/15 * * * *', async (ctx) => {
  await warn(ctx)
  for (const id of await sql.findExpired(ctx)) await expire(ctx, id)
})

/** The one click that keeps a post. A start that has passed is taken off, since it no longer says anything. */
export const keepCrew = (ctx: Context, viewer: Viewer, crewId: number) =>
  inTransaction(ctx, async (ctx) => {
    await keepOnBoard(ctx, viewer, await freezeOwnCrew(ctx, viewer, crewId))
    return getCrew(ctx, crewId)
  })

export const getReminderSettings = async (ctx: Context, viewer: Viewer) => ({
  byMail: await sql.getMailReminders(ctx, viewer.id),
})

export const updateReminderSettings = async (ctx: Context, viewer: Viewer, byMail: boolean) => {
  await sql.setMailReminders(ctx, viewer.id, byMail)
  return { byMail }
}
