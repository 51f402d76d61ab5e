/** What the page of a crew shows of its ratings. */
import { sql } from 'kysely'
import { ratingLimits } from '#contract/ratings/fields.ts'
import type { Context } from '#server/context.ts'
import { flewWithLeader } from '#server/features/records/records.fragment.ts'
import { isLeftOutOfRatings } from '#server/features/records/records-absences.fragment.ts'

const dayMs = 24 * 60 * 60_000

/** A mission completed before this can no longer be rated. */
const oldestCompletion = (now: Date) => new Date(now.getTime() - ratingLimits.days * dayMs)

/** Empty for guests. */
export interface RatingRelation {
  viewer_has_rated?: boolean
  /** False if everyone that the viewer could rate has deleted their account, or did not come. */
  viewer_can_rate_someone?: boolean
  /** False if no one that the viewer could rate was aboard together with them for long enough. */
  ran_long_enough?: boolean
  /** Whether there is still time to rate; null before the completion. */
  was_completed_recently?: boolean | null
}

/** The members of a crew who have a part in its ratings, whenever they came aboard. */
const ratedMembers = sql`
  crew_members
  join users as member on member.id = crew_members.user_id
  where crew_members.crew_id = crews.id and member.deleted_at is null
    and not ${isLeftOutOfRatings(sql`crews.id`, sql`member.id`)}
`

/** Additional columns of a crew. */
export const ratingRelation = ({ viewer, now, config }: Pick<Context, 'viewer' | 'now' | 'config'>) =>
  viewer
    ? sql`,
        exists (
          select from ratings where crew_id = crews.id and rater_id = ${viewer.id}
        ) as viewer_has_rated,
        case when crews.author_id = ${viewer.id} then exists (
          select from ${ratedMembers}
        ) else users.deleted_at is null end as viewer_can_rate_someone,
        exists (
          select from ${ratedMembers}
            and (crews.author_id = ${viewer.id} or member.id = ${viewer.id})
            and ${flewWithLeader(config, sql`crew_members.joined_at`)}
        ) as ran_long_enough,
        coalesce(crews.completed_at, crews.ended_at) > ${oldestCompletion(now())} as was_completed_recently
      `
    : sql``
