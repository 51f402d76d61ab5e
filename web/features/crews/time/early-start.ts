import { m } from '#texts'
import { formatMoment } from '#web/features/crews/crew-formats.ts'
import { countdown } from './countdown.ts'
import { missionTime, type TimedMission } from './mission-time.ts'

/** For the leader of a mission that is planned for an hour from now or later; else undefined. */
export const earlyStartText = (crew: TimedMission, now: Date, zone: string): string | undefined => {
  const mission = missionTime(crew)
  if (!mission) return undefined
  const { text, isSoon } = countdown(mission, now, zone)
  if (isSoon || mission.start <= now) return undefined
  return m.missions_start_early({ start: formatMoment(crew.scheduledTime, zone), left: text })
}
