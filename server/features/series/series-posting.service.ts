/** Posts the dates of series some days ahead, and invites the previous crew. */
import type { CrewDraft } from '#contract/crews/drafts.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { momentOfDate } from '#contract/series/dates.ts'
import { seriesLimits } from '#contract/series/limits.ts'
import { type Context, inRetriedTransaction } from '#server/context.ts'
import type { SeriesDateRow, SeriesRow } from '#server/db/tables/series.ts'
import { AppError } from '#server/errors.ts'
import { findRefusals } from '#server/features/blocks/blocks.service.ts'
import { learnWords } from '#server/features/crews/board/crews-words.service.ts'
import { lockCrew } from '#server/features/crews/crews.service.ts'
import { insertPost, refundPost, spendPost } from '#server/features/crews/posting/crews-posting.service.ts'
import { parseDraft } from '#server/features/crews/posting/crews-template.service.ts'
import { findShip } from '#server/features/fleet/fleet.service.ts'
import { sendInvitations } from '#server/features/messages/messages-invitations.service.ts'
import { whyNotPost } from '#server/features/warnings/warnings.service.ts'
import { forEachSeparately } from '#server/jobs/for-each.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import type { HoldReason, StopReason } from '#server/notices/texts/series-notices.ts'
import { m } from '#texts'
import { markAsEnded, publishSeries } from './series.service.ts'
import * as sql from './series-posting.sql.ts'

const holdReasons = {
  warning_open: 'warning',
  not_signed_in: 'ban',
} as const

/** The draft by the current rules, without a ship that the catalogue no longer has. */
const draftOfDate = async (
  ctx: Context,
  { template, timezone }: SeriesRow,
): Promise<CrewDraft | undefined> => {
  const draft = parseDraft(ctx, { ...template, timezone })
  if (!draft || draft.shipId === null || (await findShip(ctx, draft.shipId))) return draft
  return { ...draft, shipId: null }
}

const noticeTo = (leaderId: number, { newest }: sql.PostsOfSeries) =>
  ({ kind: 'required', to: [leaderId], ...(newest !== null && { crewId: newest }) }) as const

const stopSeries = async (
  ctx: Context,
  { id, leader_id, template: { title } }: SeriesRow,
  posts: sql.PostsOfSeries,
  reason: StopReason,
): Promise<void> => {
  await markAsEnded(ctx, id)
  await sendNotice(ctx, {
    ...noticeTo(leader_id, posts),
    notice: { type: 'series_stopped', data: { title, reason } },
  })
}

/** The leader is notified once; the date is posted as soon as nothing prevents it, unless its start has passed. */
const holdDate = async (
  ctx: Context,
  { leader_id, template: { title } }: SeriesRow,
  date: SeriesDateRow,
  posts: sql.PostsOfSeries,
  reason: HoldReason,
): Promise<void> => {
  if (date.held_at) return
  await sql.markAsHeld(ctx, date)
  await publishSeries(ctx, date.series_id)
  const start = date.starts_at.toISOString()
  await sendNotice(ctx, {
    ...noticeTo(leader_id, posts),
    notice: { type: 'series_held', data: { title, start, reason } },
  })
}

/** Players who were aboard last time and accept messages from the leader. */
const listInvited = async (
  ctx: Context,
  { leader_id }: SeriesRow,
  date: SeriesDateRow,
): Promise<number[]> => {
  const aboard = (await sql.listLastCrew(ctx, date)).filter((userId) => userId !== leader_id)
  const refusals = await findRefusals(ctx, { id: leader_id }, aboard)
  return aboard.filter((userId) => !refusals.has(userId))
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Invited players come first: all others are notified later, except of a post whose start is near. */
const announceTime = (invited: readonly number[], start: Date, now: Date): Date | undefined =>
  invited.length > 0 && start.getTime() - now.getTime() > dayMs
    ? new Date(now.getTime() + seriesLimits.hoursForLastCrew * hourMs)
    : undefined

const invite = async (
  ctx: Context,
  { leader_id, times }: SeriesRow,
  date: SeriesDateRow,
  crewId: number,
  to: readonly number[],
): Promise<void> => {
  if (to.length === 0) return
  const crew = await lockCrew(ctx, crewId)
  const facts = { title: crew.title, number: date.number, times }
  await sendInvitations(ctx, crew, {
    from: { id: leader_id, name: await sql.findName(ctx, leader_id) },
    to,
    text: (locale: Locale) => m.series_invitation_text(facts, { locale }),
  })
}

/** Whether the leader may post once more today. What is not posted does not count. */
const withPost = async (
  ctx: Context,
  { leader_id, joined_at }: sql.DueDate,
  post: (mayPost: boolean) => Promise<string | undefined>,
): Promise<string | undefined> => {
  const poster = { id: leader_id, joinedAt: joined_at }
  let mayPost = true
  try {
    await spendPost(ctx, poster)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    mayPost = false
  }
  let text: string | undefined
  try {
    text = await post(mayPost)
    return text
  } finally {
    if (mayPost && text === undefined) await refundPost(ctx, poster)
  }
}

/** In one transaction: either the date has a post and the previous crew is invited, or none of it has happened. */
const postDate = (ctx: Context, due: sql.DueDate, mayPost: boolean): Promise<string | undefined> =>
  inRetriedTransaction(ctx, async (ctx) => {
    // Players are locked before their series, as when an account is deleted.
    const refusal = await whyNotPost(ctx, due.leader_id)
    const series = await sql.lockFree(ctx, due.series_id)
    const date = series && (await sql.findDueDate(ctx, due))
    if (!date) return undefined
    const posts = await sql.findPosts(ctx, series.id)
    const draft = await draftOfDate(ctx, series)
    if (posts.has_deleted || !draft) {
      await stopSeries(ctx, series, posts, draft ? 'removed' : 'text')
      return undefined
    }
    const reason = refusal ? holdReasons[refusal] : posts.has_hidden ? 'hidden' : !mayPost && 'limit'
    if (reason) {
      await holdDate(ctx, series, date, posts, reason)
      return undefined
    }
    const start = momentOfDate(date.moved_to ?? date.planned_for, series.timezone)
    const invited = await listInvited(ctx, series, date)
    const announcedAt = announceTime(invited, start, ctx.now())
    const { id, searchText } = await insertPost(ctx, series.leader_id, draft, start, announcedAt)
    await sql.noteCrew(ctx, date, id)
    await invite(ctx, series, date, id, invited)
    return searchText
  })

export const seriesPostsJob = recurringJob('series-posts', '*/10 * * * *', async (ctx) => {
  const post = async (due: sql.DueDate) => {
    const searchText = await withPost(ctx, due, (mayPost) => postDate(ctx, due, mayPost))
    if (searchText !== undefined) await learnWords(ctx, searchText)
  }
  await forEachSeparately(ctx, await sql.findDue(ctx), post, 'a date was not posted')
})
