import { type RatingType, ratingLimits } from '#contract/ratings/fields.ts'
import type { RatingDraft } from '#contract/ratings/ratings.ts'
import { type Context, inRetriedTransaction, type Viewer } from '#server/context.ts'
import type { RatingRow } from '#server/db/tables/ratings.ts'
import { AppError } from '#server/errors.ts'
import { lockCrew } from '#server/features/crews/crews.service.ts'
import { publishAboard } from '#server/features/crews/seats/crews-seats.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import * as policy from './ratings.policy.ts'
import * as sql from './ratings.sql.ts'
import { notifyOpened, type RatedCrew } from './ratings-opening.service.ts'

export { openRatingsOf } from './ratings.sql.ts'

const dayMs = 24 * 60 * 60_000

/** Does not reveal the stars yet. */
const notifySealed = (
  ctx: Context,
  viewer: Viewer,
  { id, title }: RatedCrew,
  type: RatingType,
  to: readonly number[],
) =>
  sendNotice(ctx, {
    kind: 'rating',
    to,
    crewId: id,
    notice: {
      type: type === 'leader' ? 'rating_sealed' : 'crew_rating_sealed',
      data: { name: viewer.name, title },
    },
  })

export const rateCrew = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  { type, rating: stars, comment }: RatingDraft,
): Promise<RatingRow> => {
  requireCleanWords(ctx, { comment: comment ?? '' })
  return inRetriedTransaction(ctx, async (ctx) => {
    // Of two players who rate each other concurrently, the second one sees the rating of the first.
    const { completed_at, ended_at } = await lockCrew(ctx, crewId)
    const crew = await sql.loadForRating(ctx, viewer, crewId)
    const reason = policy.whyNotRate(viewer, crew, type)
    if (reason) throw new AppError(reason)
    const flown = crew.member_ids.filter((id) => !policy.isLeftOut(id, crew))
    const rated = type === 'leader' ? [crew.author_id] : flown
    const present = await sql.lockPlayers(ctx, [viewer.id, ...rated])
    if (!rated.some((id) => present.includes(id))) throw new AppError('nobody_to_rate')
    const completed = completed_at ?? ended_at ?? ctx.now()
    const rating = await sql.insertRating(ctx, {
      crew_id: crewId,
      rater_id: viewer.id,
      type,
      stars,
      comment: comment ?? '',
      opens_at: new Date(completed.getTime() + ratingLimits.days * dayMs),
    })
    if (!rating) throw new AppError('already_rated')
    const opened = await sql.openRatings(ctx, crewId)
    await notifyOpened(ctx, crew, opened)
    const sees = new Set(opened.filter((each) => each.type === type).map(({ user_id }) => user_id))
    const sealed = rated.filter((id) => !sees.has(id))
    await notifySealed(ctx, viewer, crew, type, sealed)
    const event = { id: crewId, change: 'updated' } as const
    if (opened.length > 0) await publish(ctx, { topic: 'crew', event })
    else await publishAboard(ctx, crew.author_id, event)
    return rating
  })
}
