/**
 * Ratings stay sealed until no one can answer them any more, so that none is given in revenge. Then the players that
 * they are about are notified.
 */
import { type Context, inRetriedTransaction } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { lockCrew } from '#server/features/crews/crews.service.ts'
import { forEachSeparately } from '#server/jobs/for-each.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'
import * as sql from './ratings.sql.ts'

export type RatedCrew = Pick<CrewRow, 'id' | 'title' | 'author_id'>

const notifyLeader = async (
  ctx: Context,
  { id, title, author_id }: RatedCrew,
  opened: readonly sql.OpenedRating[],
): Promise<void> => {
  const [first, ...others] = opened
  if (!first) return
  const average = opened.reduce((sum, { stars }) => sum + stars, 0) / opened.length
  await sendNotice(ctx, {
    kind: 'rating',
    to: [author_id],
    crewId: id,
    notice:
      others.length > 0 || first.rater_name === null
        ? { type: 'ratings_opened', data: { title, average } }
        : { type: 'rated', data: { title, name: first.rater_name, stars: first.stars } },
  })
}

const notifyMembers = async (
  ctx: Context,
  { id, title }: RatedCrew,
  opened: readonly sql.OpenedRating[],
): Promise<void> => {
  const [first] = opened
  if (!first) return
  await sendNotice(ctx, {
    kind: 'rating',
    to: opened.map(({ user_id }) => user_id),
    crewId: id,
    notice: { type: 'crew_rated', data: { title, name: first.rater_name, stars: first.stars } },
  })
}

/** Notifies each player of the ratings about them that can be seen from now on. */
export const notifyOpened = async (
  ctx: Context,
  crew: RatedCrew,
  opened: readonly sql.OpenedRating[],
): Promise<void> => {
  await notifyLeader(
    ctx,
    crew,
    opened.filter(({ type }) => type === 'leader'),
  )
  await notifyMembers(
    ctx,
    crew,
    opened.filter(({ type }) => type === 'crew'),
  )
}

const hourMs = 60 * 60_000
/** No one is notified later than this: the site was down, or was restored from an older backup. */
const notifiedWithinMs = 3 * hourMs

const openOverdue = (ctx: Context, { id, isLate }: sql.Overdue) =>
  inRetriedTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, id)
    const opened = await sql.openRatings(ctx, id)
    await sql.markAsOpen(ctx, id)
    if (opened.length > 0) await publish(ctx, { topic: 'crew', event: { id, change: 'updated' } })
    if (!isLate) await notifyOpened(ctx, crew, opened)
  })

export const openRatingsJob = recurringJob('open-ratings', '*/15 * * * *', async (ctx) => {
  const late = new Date(ctx.now().getTime() - notifiedWithinMs)
  const overdue = await sql.listOverdue(ctx, late)
  await forEachSeparately(ctx, overdue, (crew) => openOverdue(ctx, crew), 'ratings were not opened')
})
