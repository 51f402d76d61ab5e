import type { CrewSummary, DisplayStatus } from '#contract/crews.ts'

export type TimedMission = Pick<
  CrewSummary,
  'scheduledTime' | 'startedAt' | 'completedAt' | 'estimatedDuration' | 'displayStatus'
>

export interface MissionTime {
  readonly start: Date
  readonly minutes: number | null
  /** When the mission was completed. */
  readonly end: Date | null
  readonly status: DisplayStatus
}

const minuteMs = 60_000

/** As planned until the mission starts, then as it happened. Null without either. */
export const missionTime = (crew: TimedMission): MissionTime | null => {
  const { displayStatus: status, estimatedDuration } = crew
  const hasStarted = status === 'in_progress' || status === 'completed'
  const moment = (hasStarted ? crew.startedAt : null) ?? crew.scheduledTime
  if (!moment) return null
  const start = new Date(moment)
  const end = status === 'completed' && crew.completedAt ? new Date(crew.completedAt) : null
  const isMeasured = end !== null && crew.startedAt !== null
  const minutes = isMeasured
    ? Math.max(0, Math.round((end.getTime() - start.getTime()) / minuteMs))
    : estimatedDuration
  return { start, minutes, end, status }
}
