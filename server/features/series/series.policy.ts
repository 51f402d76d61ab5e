import type { Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { SeriesRow } from '#server/db/tables/series.ts'
import { isLeader } from '#server/features/crews/crews.policy.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'

/** A row of the table, or one that was returned as JSON with its times as text. */
interface RepeatableCrew extends Pick<CrewRow, 'author_id' | 'mission_status' | 'is_hidden'> {
  readonly scheduled_time: Date | string | null
  readonly series: object | null
}

export const canRepeat = (viewer: Pick<Viewer, 'id'>, crew: RepeatableCrew): boolean =>
  isLeader(viewer, crew) &&
  isRunning(crew.mission_status) &&
  crew.scheduled_time !== null &&
  !crew.is_hidden &&
  crew.series === null

/** A crew may have been handed over; its series stays with the player who created it. */
export const canManage = (viewer: Pick<Viewer, 'id'>, series: Pick<SeriesRow, 'leader_id'>): boolean =>
  viewer.id === series.leader_id
