import type { ErrorCode } from '#contract/wire/errors.ts'
import type { Viewer } from '#server/context.ts'
import { canBecome, isRunning } from './crews.status.ts'
import type { CrewRow } from './crews.table.ts'
import type { CrewForViewer } from './crews-posts.sql.ts'

type Owned = Pick<CrewRow, 'author_id' | 'mission_status'> & {
  readonly scheduled_time: Date | string | null
  readonly warned_at: Date | string | null
}

export const isAuthor = (viewer: Viewer, crew: Pick<CrewRow, 'author_id'>): boolean =>
  viewer.id === crew.author_id

export const canEdit = (viewer: Viewer, crew: Owned): boolean =>
  isAuthor(viewer, crew) && isRunning(crew.mission_status)

/** What keeps the viewer from applying now, if anything. */
export const whyNotApply = (viewer: Viewer, crew: CrewForViewer): ErrorCode | undefined => {
  if (isAuthor(viewer, crew)) return 'own_crew'
  if (!isRunning(crew.mission_status)) return 'mission_closed'
  if (crew.viewer_is_member) return 'already_member'
  if (crew.viewer_application?.status === 'pending') return 'already_applied'
  if (crew.viewer_refused_at) return 'refused_recently'
  return crew.current_crew_size >= crew.max_crew_size ? 'crew_full' : undefined
}

/** A post that was warned of. One without a start needs no keeping: its leader is here, and that is the sign. */
export const canKeep = (viewer: Viewer, crew: Owned): boolean =>
  isAuthor(viewer, crew) &&
  crew.mission_status === 'open' &&
  crew.warned_at !== null &&
  crew.scheduled_time !== null

export const movesOf = (viewer: Viewer, crew: Owned, isMember: boolean) => {
  const mayMove = isAuthor(viewer, crew)
  const status = crew.mission_status
  return {
    start: mayMove && canBecome(status, 'in_progress'),
    complete: mayMove && canBecome(status, 'completed'),
    end: mayMove && canBecome(status, 'ended'),
    cancel: mayMove && canBecome(status, 'cancelled'),
    leave: isMember && isRunning(status),
    keep: canKeep(viewer, crew),
  }
}
