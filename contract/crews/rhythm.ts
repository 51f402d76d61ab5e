/** What a series shows of itself, on its own and on the page of each of its crews. */
import * as z from 'zod/mini'
import { moment } from '../wire/ids.ts'

/** Every week or every two weeks. */
export const weekSteps = [1, 2] as const
export type WeekStep = (typeof weekSteps)[number]

/** `paused`: a date is due, but something is in the way. `over`: no date lies ahead. `ended`: by its leader or the site. */
const seriesStates = ['running', 'paused', 'over', 'ended'] as const
export type SeriesState = (typeof seriesStates)[number]

export const rhythm = {
  state: z.enum(seriesStates),
  /** How many dates it has in all, also when it was ended before the last one. */
  times: z.int(),
  everyWeeks: z.literal(weekSteps),
  /** Of the zone in which the time of day stays the same: Monday, 0, to Sunday, 6. */
  weekday: z.int(),
  /** In the same zone: 20:00. */
  time: z.string(),
  timezone: z.string(),
}

/** How a crew shows the series that it belongs to. */
export const crewSeries = z.object({
  ...rhythm,
  id: z.int(),
  /** Which of the dates the crew is, from 1. */
  number: z.int(),
  /** The starts of the next dates after this one, the nearest first. */
  next: z.array(moment),
})
export type CrewSeries = z.output<typeof crewSeries>
