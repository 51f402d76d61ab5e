import type { Viewer } from '#server/context.ts'
import { canBecome, isRunning } from './crews.status.ts'
import type { CrewRow } from './crews.table.ts'

type Owned = Pick<CrewRow, 'author_id' | 'mission_status' | 'warned_at'>

export const isAuthor = (viewer: Viewer, crew: Pick<CrewRow, 'author_id'>): boolean =>
  viewer.id === crew.author_id

export const canEdit = (viewer: Viewer, crew: Owned): boolean =>
  isAuthor(viewer, crew) && isRunning(crew.mission_status)

interface Involved {
  readonly isMember: boolean
  readonly hasPending: boolean
}

type Joinable = Pick<CrewRow, 'author_id' | 'mission_status' | 'current_crew_size' | 'max_crew_size'>

export const canApply = (viewer: Viewer, crew: Joinable, { isMember, hasPending }: Involved): boolean =>
  !isAuthor(viewer, crew) &&
  !isMember &&
  !hasPending &&
  isRunning(crew.mission_status) &&
  crew.current_crew_size < crew.max_crew_size

export const movesOf = (viewer: Viewer, crew: Owned, isMember: boolean) => {
  const mayMove = isAuthor(viewer, crew)
  const status = crew.mission_status
  return {
    start: mayMove && canBecome(status, 'in_progress'),
    complete: mayMove && canBecome(status, 'completed'),
    end: mayMove && canBecome(status, 'ended'),
    cancel: mayMove && canBecome(status, 'cancelled'),
    leave: isMember && isRunning(status),
    keep: mayMove && status === 'open' && crew.warned_at !== null,
  }
}
