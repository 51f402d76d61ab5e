import { expect, test } from 'vitest'
import type { MissionStatus } from '#contract/crews/fields.ts'
import { offerTime } from './crews.offer-times.ts'

const now = new Date('2027-03-28T00:30:00.000Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test.each<[string, minutesToStart: number | null, status: MissionStatus, minutes: number, isUrgent: boolean]>(
  [
    ['without a start', null, 'open', 720, false],
    ['days before the start', 3000, 'open', 720, false],
    ['long before the start, which still leaves an hour for others', 600, 'open', 540, false],
    ['just before the last six hours', 361, 'open', 301, false],
    ['in the last six hours', 360, 'open', 15, true],
    ['shortly before the start, which ends it', 12, 'open', 12, true],
    ['seconds before the start', 0.1, 'open', 5, true],
    ['after a start that was missed', -20, 'open', 15, true],
    ['while the mission runs', -60, 'in_progress', 15, true],
    ['while a mission runs that started early', 600, 'in_progress', 15, true],
    ['while a mission without a start runs', null, 'in_progress', 15, true],
  ],
)('an offer %s', (_, minutesToStart, mission_status, minutes, isUrgent) => {
  const scheduled_time = minutesToStart === null ? null : inMinutes(minutesToStart)
  expect(offerTime({ mission_status, scheduled_time }, now)).toEqual({ until: inMinutes(minutes), isUrgent })
})
