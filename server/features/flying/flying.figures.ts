/** The figures of a day, and what several days say together in a zone. */

import type { SeatKind } from '#contract/crews/seats.ts'
import { flyingLimits, hoursOfWeek } from '#contract/flying/fields.ts'
import type { FlyingTimes } from '#contract/flying/flying.ts'
import type { Language } from '#contract/wire/languages.ts'
import type { Region } from '#contract/wire/regions.ts'
import { hourOfWeek } from '#contract/wire/week-hour.ts'
import { wallClock } from '#contract/wire/zoned-time.ts'

/** Waiting times are counted up to each of these minutes, so that days can be added up; the last count is of posts that no one joined. */
const waits = [5, 10, 15, 20, 25, 30, 40, 50, 60, 90, 120, 180, 240, 360, 720, 1440, 10_080] as const
const waitCounts = waits.length + 1

export interface DayFigures {
  /** For each half hour in UTC. */
  readonly starts: readonly number[]
  /** For each half hour in UTC of the start, how many posts waited up to each of the times. */
  readonly firstSeat: readonly (readonly number[])[]
  readonly seats: Readonly<Partial<Record<SeatKind, { missions: number; offered: number; wanted: number }>>>
  readonly languages: Readonly<Partial<Record<Language, number>>>
  readonly regions: Readonly<Partial<Record<Region, number>>>
}

const hourMs = 60 * 60_000
const hoursOfDay = 24
const slotsOfDay = 2 * hoursOfDay
const slotsOfWeek = 7 * slotsOfDay
const { leastMissions } = flyingLimits

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

export const bySlot = (rows: readonly { slot: number; count: number }[]): number[] =>
  Array.from({ length: slotsOfDay }, (_, slot) => rows.find((row) => row.slot === slot)?.count ?? 0)

const placeOf = (minutes: number | null): number => {
  if (minutes === null) return waits.length
  const place = waits.findIndex((limit) => minutes <= limit)
  return place === -1 ? waits.length - 1 : place
}

/** `minutes`: how long a post with a start in that half hour waited for its first player; null if none came. */
export const waitingTimes = (rows: readonly { slot: number; minutes: number | null }[]): number[][] =>
  Array.from({ length: slotsOfDay }, (_, slot) => {
    const counts = zeros(waitCounts)
    for (const { minutes } of rows.filter((row) => row.slot === slot)) {
      const place = placeOf(minutes)
      counts[place] = (counts[place] ?? 0) + 1
    }
    return counts
  })

/** The typical wait; null if too few posts say it, or if most found no one. */
const typicalWait = (counts: readonly number[]): number | null => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total < leastMissions) return null
  let passed = 0
  const index = counts.findIndex((count) => {
    passed += count
    return passed * 2 >= total
  })
  return waits[index] ?? null
}

const addInto = (sum: number[], counts: readonly number[]): void => {
  for (const [i, count] of counts.entries()) sum[i] = (sum[i] ?? 0) + count
}

const shown = (counts: readonly number[]): (number | null)[] =>
  counts.map((count) => (count >= leastMissions ? count : null))

const enough = <Key extends string>(sums: ReadonlyMap<Key, number>): [Key, number][] =>
  [...sums].filter(([, count]) => count >= leastMissions).toSorted(([, one], [, other]) => other - one)

const sumOf = <Key extends string>(records: readonly Readonly<Partial<Record<Key, number>>>[]) => {
  const sums = new Map<Key, number>()
  for (const record of records)
    for (const [key, count] of Object.entries(record) as [Key, number][])
      sums.set(key, (sums.get(key) ?? 0) + count)
  return sums
}

const sumSeats = (days: readonly Pick<DayFigures, 'seats'>[]): FlyingTimes['seats'] => {
  const sums = new Map<SeatKind, { missions: number; offered: number; wanted: number }>()
  for (const { seats } of days)
    for (const [key, counts] of Object.entries(seats)) {
      const kind = key as SeatKind
      const before = sums.get(kind) ?? { missions: 0, offered: 0, wanted: 0 }
      sums.set(kind, {
        missions: before.missions + counts.missions,
        offered: before.offered + counts.offered,
        wanted: before.wanted + counts.wanted,
      })
    }
  return [...sums]
    .filter(([, { missions }]) => missions >= leastMissions)
    .map(([kind, { offered, wanted }]) => ({ kind, offered, wanted }))
    .toSorted((one, other) => other.offered - one.offered)
}

const slotOfWeek = (moment: Date, zone: string): number =>
  2 * hourOfWeek(moment, zone) + Math.floor(wallClock(moment, zone).minute / 30)

export const addUp = (
  days: readonly { readonly day: Date; readonly figures: DayFigures }[],
  zone: string,
): FlyingTimes => {
  const starts = zeros(hoursOfWeek)
  const startsOfDay = zeros(hoursOfDay)
  const ofWeek = Array.from({ length: hoursOfWeek }, () => zeros(waitCounts))
  const ofDay = Array.from({ length: hoursOfDay }, () => zeros(waitCounts))
  for (const { day, figures } of days) {
    // Once for each day: that a clock is changed at night moves a few missions by an hour.
    const noon = slotOfWeek(new Date(day.getTime() + 12 * hourMs), zone)
    for (let slot = 0; slot < slotsOfDay; slot += 1) {
      const place = Math.floor(((noon + slot - hoursOfDay + slotsOfWeek) % slotsOfWeek) / 2)
      const hourOfDay = place % hoursOfDay
      const started = figures.starts[slot] ?? 0
      starts[place] = (starts[place] ?? 0) + started
      startsOfDay[hourOfDay] = (startsOfDay[hourOfDay] ?? 0) + started
      const counts = figures.firstSeat[slot] ?? []
      addInto(ofWeek[place] ?? [], counts)
      addInto(ofDay[hourOfDay] ?? [], counts)
    }
  }
  const missions = starts.reduce((sum, count) => sum + count, 0)
  const figures = days.map((day) => day.figures)
  return {
    missions: missions >= leastMissions ? missions : 0,
    starts: shown(starts),
    startsOfDay: shown(startsOfDay),
    firstSeat: ofWeek.map(typicalWait),
    firstSeatOfDay: ofDay.map(typicalWait),
    seats: sumSeats(figures),
    languages: enough(sumOf(figures.map((day) => day.languages))).map(([language, count]) => ({
      language,
      missions: count,
    })),
    regions: enough(sumOf(figures.map((day) => day.regions))).map(([region, count]) => ({
      region,
      missions: count,
    })),
  }
}
