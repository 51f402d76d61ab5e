import { fitInHours, type HoursFit, type WeekHours } from '#contract/users/week-hours.ts'
import { useWeekHours } from '#web/session/use-week-hours.ts'
import { playedHours } from './game-day.ts'
import { missionTime, type TimedMission } from './mission-time.ts'
import { useViewerZone } from './use-viewer-clock.ts'

const noHours: WeekHours = []

interface ViewerHours {
  /** The hours of the start's game day in which the viewer plays. */
  readonly played: readonly boolean[]
  /** How the mission fits; undefined without hours, without a start, and once the mission has begun. */
  readonly fit: HoursFit | undefined
}

export const useViewerHours = (crew: TimedMission): ViewerHours => {
  const zone = useViewerZone()
  const hours = useWeekHours().data ?? noHours
  const mission = missionTime(crew)
  if (!mission) return { played: [], fit: undefined }
  const isAhead = crew.displayStatus === 'open' || crew.displayStatus === 'full'
  return {
    played: playedHours(hours, mission.start, zone),
    fit: isAhead ? fitInHours(hours, mission.start, mission.minutes, zone) : undefined,
  }
}
