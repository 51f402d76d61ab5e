import type { Viewer } from '#server/context.ts'
import { isRunning } from './crews.status.ts'
import type { CrewRow } from './crews.table.ts'

type Owned = Pick<CrewRow, 'author_id' | 'mission_status'>

export const isAuthor = (viewer: Viewer, crew: Pick<CrewRow, 'author_id'>): boolean =>
  viewer.id === crew.author_id

export const canEdit = (viewer: Viewer, crew: Owned): boolean =>
  isAuthor(viewer, crew) && isRunning(crew.mission_status)
