import type { RatingDraft } from '#contract/ratings/ratings.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { RatingRow } from '#server/db/tables/ratings.ts'
import { AppError } from '#server/errors.ts'
import { getCrew } from '#server/features/crews/crews.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import { m } from '#texts'
import * as policy from './ratings.policy.ts'
import * as sql from './ratings.sql.ts'

/** Needs no lock: nobody joins or leaves a completed mission, and of two equal ratings the table refuses one. */
export const rateCrew = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  { type, rating: stars, comment }: RatingDraft,
): Promise<RatingRow> => {
  requireCleanWords(ctx, { comment: comment ?? '' })
  return inTransaction(ctx, async (ctx) => {
    const crew = await getCrew(ctx, crewId)
    const reason = policy.whyNotRate(viewer, crew, type)
    if (reason) throw new AppError(reason)
    const rating = await sql.insertRating(ctx, {
      crew_id: crewId,
      rater_id: viewer.id,
      type,
      stars,
      comment: comment ?? '',
    })
    if (!rating) throw new AppError('already_rated')
    const rated = type === 'leader' ? [crew.author_id] : crew.members.map(({ id }) => id)
    if (!(await sql.insertReceivers(ctx, rating, rated))) throw new AppError('nobody_to_rate')
    await publish(ctx, { topic: 'crew', event: { id: crewId, change: 'updated' } })
    const inputs = { name: viewer.name, stars, title: crew.title }
    await sendNotice(ctx, {
      kind: 'rating',
      to: rated,
      crewId,
      text: (locale) =>
        type === 'leader' ? m.notices_rated(inputs, { locale }) : m.notices_crew_rated(inputs, { locale }),
    })
    return rating
  })
}
