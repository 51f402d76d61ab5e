import { wallClock, weekdayIn } from './zoned-time.ts'

/** The hour of the week in a zone: Monday 00:00 is the first. */
export const hourOfWeek = (moment: Date, zone: string): number =>
  weekdayIn(moment, zone) * 24 + wallClock(moment, zone).hour
