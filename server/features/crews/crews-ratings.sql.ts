/** What the page of a crew shows of its ratings. */
import { sql } from 'kysely'
import { ratingLimits } from '#contract/ratings/fields.ts'
import type { Context } from '#server/context.ts'

const dayMs = 24 * 60 * 60_000

/** A mission completed before this can no longer be rated. */
const oldestCompletion = (now: Date) => new Date(now.getTime() - ratingLimits.days * dayMs)

/** Scaled as limits are: tests of the built server cannot wait. */
export const shortestMissionMs = ({ rateLimitScale }: Context['config']): number =>
  (ratingLimits.minutes * 60_000) / rateLimitScale

/** Empty for guests. */
export interface RatingRelation {
  viewer_has_rated?: boolean
  /** False if those whom the viewer could rate have deleted their accounts. */
  viewer_can_rate_someone?: boolean
  /** False if the mission was over too soon after its start. */
  ran_long_enough?: boolean
  /** Whether there is still time to rate; null before the completion. */
  was_completed_recently?: boolean | null
}

/** More columns of a crew. Some old missions have no time of their start or completion, only one of their end. */
export const ratingRelation = ({ viewer, now, config }: Pick<Context, 'viewer' | 'now' | 'config'>) =>
  viewer
    ? sql`,
        exists (
          select from ratings where crew_id = crews.id and rater_id = ${viewer.id}
        ) as viewer_has_rated,
        case when crews.author_id = ${viewer.id} then exists (
          select from crew_members
          join users as member on member.id = crew_members.user_id
          where crew_members.crew_id = crews.id and member.deleted_at is null
        ) else users.deleted_at is null end as viewer_can_rate_someone,
        coalesce(
          crews.completed_at - crews.started_at >= make_interval(secs => ${shortestMissionMs(config) / 1000}), true
        ) as ran_long_enough,
        coalesce(crews.completed_at, crews.ended_at) > ${oldestCompletion(now())} as was_completed_recently
      `
    : sql``
