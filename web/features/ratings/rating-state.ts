import type { CrewDetails } from '#contract/crews/crews.ts'
import { ratingLimits } from '#contract/ratings/fields.ts'

type FlownCrew = Pick<CrewDetails, 'viewer' | 'startedAt' | 'completedAt' | 'members'>

/** How long a member flew with the leader. */
const flownMs = ({ startedAt, completedAt }: FlownCrew, joinedAt: string): number =>
  startedAt === null || completedAt === null
    ? Number.POSITIVE_INFINITY
    : Date.parse(completedAt) - Math.max(Date.parse(startedAt), Date.parse(joinedAt))

/**
 * Where those who flew it are with their rating. `too_short`: no one whom they could rate was aboard together with them
 * for long enough. `none`: the time for it is over, or it is not theirs. Whether it can be rated, the server says.
 */
export const ratingState = (
  crew: FlownCrew,
  userId: number | undefined,
): 'open' | 'given' | 'too_short' | 'none' => {
  const { viewer, members } = crew
  if (viewer?.canRate) return 'open'
  if (viewer?.hasRated) return 'given'
  const rated = members.filter(
    ({ id, userRole }) => userRole === 'member' && (viewer?.isAuthor || id === userId),
  )
  const isTooShort = rated.every(({ joinedAt }) => flownMs(crew, joinedAt) < ratingLimits.minutes * 60_000)
  return rated.length > 0 && isTooShort ? 'too_short' : 'none'
}
