import type { ApplicationStatus } from '#contract/applications/applications.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { isLeader } from '#server/features/crews/crews.policy.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'

/** A crew, and the viewer's relation to it. */
interface CrewForApplicant
  extends Pick<
    CrewRow,
    'author_id' | 'mission_status' | 'current_crew_size' | 'max_crew_size' | 'is_hidden'
  > {
  /** Null if they are not a member. */
  readonly viewer_seat?: object | null
  readonly viewer_application?: { readonly status: ApplicationStatus } | null
  /** Null once the wait after a refusal is over. */
  readonly viewer_refused_at?: string | null
}

/** Why the viewer cannot apply now, if they cannot. */
export const whyNotApply = (viewer: Pick<Viewer, 'id'>, crew: CrewForApplicant): ErrorCode | undefined => {
  if (isLeader(viewer, crew)) return 'own_crew'
  if (!isRunning(crew.mission_status)) return 'mission_closed'
  if (crew.viewer_seat) return 'already_member'
  if (crew.viewer_application?.status === 'pending') return 'already_applied'
  if (crew.is_hidden) return 'post_hidden'
  if (crew.viewer_refused_at) return 'refused_recently'
  return crew.current_crew_size >= crew.max_crew_size ? 'crew_full' : undefined
}
