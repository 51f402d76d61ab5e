import type { AbsenceStatus } from '#contract/crews/absence-statuses.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { RatingType } from '#contract/ratings/fields.ts'
import type { Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { isLeftOutOfRatings } from '#server/features/attendance/attendance.status.ts'
import { isLeader } from '#server/features/crews/crews.policy.ts'

interface MarkedCrew {
  readonly absences?: readonly { readonly user_id: number; readonly status: AbsenceStatus }[]
}

/** Whether a member has no part in the ratings of the mission. */
export const isLeftOut = (userId: number, { absences = [] }: MarkedCrew): boolean =>
  absences.some(({ user_id, status }) => user_id === userId && isLeftOutOfRatings(status))

/** A crew, and the viewer's relation to it. */
interface CrewForRater
  extends MarkedCrew,
    Pick<CrewRow, 'author_id' | 'mission_status' | 'current_crew_size'> {
  readonly viewer_seat?: object | null
  readonly viewer_has_rated?: boolean
  /** False if everyone that the viewer could rate has deleted their account, or did not come. */
  readonly viewer_can_rate_someone?: boolean
  /** False if no one that the viewer could rate was aboard together with them for long enough. */
  readonly ran_long_enough?: boolean
  /** Whether there is still time to rate; null before the completion. */
  readonly was_completed_recently?: boolean | null
}

/** Members rate the leader, the leader rates the crew. */
const ratingTypeOf = (viewer: Viewer, crew: CrewForRater): RatingType | undefined => {
  if (isLeader(viewer, crew)) return 'crew'
  return crew.viewer_seat ? 'leader' : undefined
}

/** Why the viewer cannot give this rating now, if they cannot. */
export const whyNotRate = (
  viewer: Viewer,
  crew: CrewForRater,
  type: RatingType | undefined,
): ErrorCode | undefined => {
  if (!type || type !== ratingTypeOf(viewer, crew)) return 'not_allowed'
  if (crew.mission_status !== 'completed' && crew.mission_status !== 'ended') return 'wrong_status'
  if (isLeftOut(viewer.id, crew)) return 'marked_absent'
  if (crew.current_crew_size === 1 || crew.viewer_can_rate_someone === false) return 'nobody_to_rate'
  if (crew.viewer_has_rated) return 'already_rated'
  if (crew.ran_long_enough === false) return 'mission_too_short'
  return crew.was_completed_recently ? undefined : 'rating_closed'
}

export const canRate = (viewer: Viewer, crew: CrewForRater): boolean =>
  whyNotRate(viewer, crew, ratingTypeOf(viewer, crew)) === undefined
