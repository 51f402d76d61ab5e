import { expect, test } from 'vitest'
import { flyingLimits } from '#contract/flying/fields.ts'
import { addUp, bySlot, type DayFigures, waitingTimes } from './flying.figures.ts'

const { leastMissions: count } = flyingLimits

const startedAt = (hour: number, minute: number): DayFigures => {
  const slot = hour * 2 + minute / 30
  const waits = Array.from({ length: count }, () => ({ slot, minutes: 20 }))
  return {
    starts: bySlot([{ slot, count }]),
    firstSeat: waitingTimes(waits),
    seats: {},
    languages: {},
    regions: {},
  }
}

const [monday, wednesday, sunday] = [0, 2, 6].map((day) => day * 24) as [number, number, number]

test.each([
  ['UTC', '2027-01-13', 20, 0, wednesday + 20],
  ['UTC', '2027-01-13', 20, 30, wednesday + 20],
  ['Asia/Kolkata', '2027-01-13', 14, 30, wednesday + 20],
  ['Asia/Kolkata', '2027-01-13', 15, 0, wednesday + 20],
  // A start at 18:30 in London is midnight in Delhi, on the next day.
  ['Asia/Kolkata', '2027-01-10', 18, 30, monday],
  ['Asia/Kolkata', '2027-01-10', 18, 0, sunday + 23],
  // Adelaide is 10:30 ahead in its summer, and 9:30 in its winter.
  ['Australia/Adelaide', '2027-01-13', 9, 30, wednesday + 20],
  ['Australia/Adelaide', '2027-07-14', 10, 30, wednesday + 20],
  ['Australia/Adelaide', '2027-01-10', 13, 30, monday],
  // Three quarters of an hour off: the half hour before.
  ['Asia/Kathmandu', '2027-01-13', 14, 30, wednesday + 20],
  ['Europe/Berlin', '2027-03-27', 19, 0, sunday - 4],
  // The clocks were put forward that morning.
  ['Europe/Berlin', '2027-03-28', 18, 0, sunday + 20],
  ['Europe/Berlin', '2027-10-31', 19, 0, sunday + 20],
])(
  'in %s a mission that started on %s at %i:%i UTC is in its hour of the week',
  (zone, day, hour, minute, place) => {
    const times = addUp([{ day: new Date(day), figures: startedAt(hour, minute) }], zone)
    expect(times.starts.flatMap((started, i) => (started === null ? [] : [[i, started]]))).toEqual([
      [place, count],
    ])
    expect(times.firstSeat[place]).toBe(20)
    expect(times.startsOfDay[place % 24]).toBe(count)
  },
)
