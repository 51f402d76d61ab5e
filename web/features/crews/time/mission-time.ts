import type { CrewSummary, DisplayStatus } from '#contract/crews/crews.ts'

export type TimedMission = Pick<
  CrewSummary,
  | 'scheduledTime'
  | 'startedAt'
  | 'completedAt'
  | 'endedAt'
  | 'cancelledAt'
  | 'expired'
  | 'estimatedDuration'
  | 'displayStatus'
>

export interface MissionTime {
  readonly start: Date
  readonly minutes: number | null
  /** When the mission was completed or cancelled. */
  readonly end: Date | null
  readonly status: DisplayStatus
}

const minuteMs = 60_000

/** When the mission was completed or cancelled. An expired post was not cancelled. */
export const missionEnd = (crew: TimedMission): Date | null => {
  const ends = {
    completed: crew.completedAt ?? crew.endedAt,
    cancelled: crew.expired ? null : crew.cancelledAt,
    in_progress: null,
    full: null,
    open: null,
  } as const satisfies Record<DisplayStatus, string | null>
  const end = ends[crew.displayStatus]
  return end === null ? null : new Date(end)
}

/** As planned until the mission starts, then as it happened. Null without either. */
export const missionTime = (crew: TimedMission): MissionTime | null => {
  const { displayStatus: status, estimatedDuration } = crew
  const hasStarted = status === 'in_progress' || status === 'completed'
  const moment = (hasStarted ? crew.startedAt : null) ?? crew.scheduledTime
  if (!moment) return null
  const start = new Date(moment)
  const end = missionEnd(crew)
  const isMeasured = status === 'completed' && end !== null && crew.startedAt !== null
  const minutes = isMeasured
    ? Math.max(0, Math.round((end.getTime() - start.getTime()) / minuteMs))
    : estimatedDuration
  return { start, minutes, end, status }
}
