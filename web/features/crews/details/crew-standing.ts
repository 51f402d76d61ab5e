import type { CrewDetails } from '#contract/crews.ts'
import type { CrewRole } from '#contract/roles.ts'
import { freeSeats, isOver } from '#web/features/crews/crew-facts.ts'

/** What the viewer is to a crew, as far as it decides what to offer. */
export type Standing =
  | 'owner'
  | 'member'
  | 'applicant'
  | 'refused'
  | 'over'
  | 'full'
  | 'guest'
  | 'chooses-role'
  | 'applies'
  | 'reader'

type Viewer = Pick<
  NonNullable<CrewDetails['viewer']>,
  'isAuthor' | 'isMember' | 'canApply' | 'mayApplyFrom' | 'application'
>

export type Stood = Pick<CrewDetails, 'displayStatus' | 'currentCrewSize' | 'maxCrewSize'> & {
  readonly roles: readonly Pick<CrewRole, 'slotsFilled' | 'slotsNeeded'>[]
  readonly viewer?: Viewer | undefined
}

export const standingOf = (crew: Stood): Standing => {
  const { viewer, roles } = crew
  if (viewer?.isAuthor) return 'owner'
  if (isOver(crew)) return 'over'
  if (viewer?.isMember) return 'member'
  if (viewer?.application?.status === 'pending') return 'applicant'
  if (viewer?.mayApplyFrom) return 'refused'
  if (freeSeats(crew) === 0) return 'full'
  if (!viewer) return 'guest'
  if (!viewer.canApply) return 'reader'
  // Seats beyond the roles are for those who apply to the crew as a whole.
  return roles.some(({ slotsFilled, slotsNeeded }) => slotsFilled < slotsNeeded) ? 'chooses-role' : 'applies'
}
