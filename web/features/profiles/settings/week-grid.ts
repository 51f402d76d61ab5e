/** Painting the hours of a week. A cell is the index of an hour, Monday 00:00 first. */
import { hoursInWeek, type WeekHours } from '#contract/profiles/week-hours.ts'

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

const lastWeekday = 4

/** The hours with Monday's from Monday to Friday. */
export const copyMonday = (hours: WeekHours): boolean[] =>
  hours.map((before, cell) => (dayOf(cell) <= lastWeekday ? hours[hourOf(cell)] === true : before))

export type GridStep = 'hour-before' | 'hour-after' | 'day-before' | 'day-after' | 'day-start' | 'day-end'

/** The cell that a key leads to; the focus stays at the edges of the week. */
export const moveInGrid = (cell: number, step: GridStep): number => {
  const targets: Record<GridStep, number> = {
    'hour-before': hourOf(cell) === 0 ? cell : cell - 1,
    'hour-after': hourOf(cell) === 23 ? cell : cell + 1,
    'day-before': cell - 24,
    'day-after': cell + 24,
    'day-start': dayOf(cell) * 24,
    'day-end': dayOf(cell) * 24 + 23,
  }
  const target = targets[step]
  return target < 0 || target >= hoursInWeek ? cell : target
}
