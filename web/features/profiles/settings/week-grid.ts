/** Painting the hours of a week. A cell is the index of an hour, Monday 00:00 first. */
import type { WeekHours } from '#contract/users/week-hours.ts'

const dayOf = (cell: number): number => Math.floor(cell / 24)
const hourOf = (cell: number): number => cell % 24

const isBetween = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) && value <= Math.max(a, b)

/** The hours with everything between two cells marked or unmarked: the days between them, at the hours between them. */
export const paintBlock = (hours: WeekHours, from: number, to: number, isPlayed: boolean): boolean[] =>
  hours.map((before, cell) =>
    isBetween(dayOf(cell), dayOf(from), dayOf(to)) && isBetween(hourOf(cell), hourOf(from), hourOf(to))
      ? isPlayed
      : before,
  )

/** Marks everything between two cells; if all of it is marked already, unmarks it. */
export const toggleBlock = (hours: WeekHours, from: number, to: number): boolean[] => {
  const marked = paintBlock(hours, from, to, true)
  const isMarked = marked.every((isPlayed, cell) => isPlayed === hours[cell])
  return isMarked ? paintBlock(hours, from, to, false) : marked
}

const lastWeekday = 4

/** The hours with Monday's from Monday to Friday. */
export const copyMonday = (hours: WeekHours): boolean[] =>
  hours.map((before, cell) => (dayOf(cell) <= lastWeekday ? hours[hourOf(cell)] === true : before))

/** An hour of a day. With `heading` as its day it is the heading of an hour, with it as its hour that of a day. */
export interface GridPlace {
  readonly day: number
  readonly hour: number
}

export const heading = -1

/** What is marked at a place: one cell, or all that a heading stands for. */
export const cellsAt = ({ day, hour }: GridPlace): [from: number, to: number] => [
  Math.max(day, 0) * 24 + Math.max(hour, 0),
  (day === heading ? 6 : day) * 24 + (hour === heading ? 23 : hour),
]

export type GridStep = 'hour-before' | 'hour-after' | 'day-before' | 'day-after' | 'day-start' | 'day-end'

const targetOf = ({ day, hour }: GridPlace, step: GridStep): GridPlace => {
  const targets: Record<GridStep, GridPlace> = {
    'hour-before': { day, hour: hour - 1 },
    'hour-after': { day, hour: hour + 1 },
    'day-before': { day: day - 1, hour },
    'day-after': { day: day + 1, hour },
    'day-start': { day, hour: 0 },
    'day-end': { day, hour: 23 },
  }
  return targets[step]
}

/** The place that a key leads to; the focus stays at the edges of the grid, whose corner is empty. */
export const moveInGrid = (place: GridPlace, step: GridStep): GridPlace => {
  const target = targetOf(place, step)
  const { day, hour } = target
  const isCorner = day === heading && hour === heading
  return isBetween(day, heading, 6) && isBetween(hour, heading, 23) && !isCorner ? target : place
}
