import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats } from '#contract/crews/seats.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { freeSeats, isOver } from '#web/features/crews/crew-facts.ts'

/** The viewer's relation to a crew, which decides what they are offered. */
export type ViewerRelation =
  | 'leader'
  | 'member'
  | 'applicant'
  | 'refused'
  | 'over'
  | 'full'
  /** Every free seat is held for other players. */
  | 'held'
  | 'guest'
  | 'chooses-role'
  | 'applies'
  | 'reader'

type Viewer = Pick<
  NonNullable<CrewDetails['viewer']>,
  'isAuthor' | 'isMember' | 'canApply' | 'mayApplyFrom' | 'application' | 'canWaitFor'
>

export type RelationInput = Pick<CrewDetails, 'displayStatus' | 'currentCrewSize' | 'maxCrewSize'> & {
  readonly roles: readonly Pick<CrewRole, 'slotsFilled' | 'slotsNeeded'>[]
  readonly viewer?: Viewer | undefined
}

export const viewerRelation = (crew: RelationInput): ViewerRelation => {
  const { viewer } = crew
  if (viewer?.isAuthor) return 'leader'
  if (isOver(crew)) return 'over'
  if (viewer?.isMember) return 'member'
  if (viewer?.application?.status === 'pending') return 'applicant'
  if (viewer?.mayApplyFrom) return 'refused'
  if (freeSeats(crew) === 0) return 'full'
  if (!viewer) return 'guest'
  if (viewer.canWaitFor.includes(null)) return 'held'
  if (!viewer.canApply) return 'reader'
  return countSeats(crew).roles.some(({ free }) => free > 0) ? 'chooses-role' : 'applies'
}
