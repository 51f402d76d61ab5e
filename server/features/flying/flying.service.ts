/** Counts each night when crews flew, one row a day, and adds the rows up. */
import { flyingLimits } from '#contract/flying/fields.ts'
import type { FlyingTimes } from '#contract/flying/flying.ts'
import { startOfDay } from '#contract/wire/zoned-time.ts'
import type { Context } from '#server/context.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { addUp, bySlot, type DayFigures, waitingTimes } from './flying.figures.ts'
import * as sql from './flying.sql.ts'

const days = flyingLimits.weeks * 7

const countDay = async (ctx: Context, from: Date, to: Date): Promise<DayFigures> => {
  const day = { from, to }
  const named = <Name extends string>(rows: readonly { name: Name; count: number }[]) =>
    Object.fromEntries(rows.map(({ name, count }) => [name, count])) as Partial<Record<Name, number>>
  return {
    starts: bySlot(await sql.listStarts(ctx, day)),
    firstSeat: waitingTimes(await sql.listWaits(ctx, day)),
    seats: Object.fromEntries((await sql.countSeats(ctx, day)).map(({ kind, ...counts }) => [kind, counts])),
    languages: named(await sql.countLanguages(ctx, day)),
    regions: named(await sql.countRegions(ctx, day)),
  }
}

/** The days that are over and have not been counted yet: usually one. */
const countDays = async (ctx: Context): Promise<void> => {
  const first = startOfDay(ctx.now(), 'UTC', -days)
  const counted = new Set((await sql.listDays(ctx, first)).map(({ day }) => day.getTime()))
  for (let ago = days; ago > 0; ago -= 1) {
    const from = startOfDay(ctx.now(), 'UTC', -ago)
    if (counted.has(from.getTime())) continue
    await sql.saveDay(ctx, from, await countDay(ctx, from, startOfDay(ctx.now(), 'UTC', 1 - ago)))
  }
  await sql.deleteDays(ctx, first)
}

export const flyingDaysJob = recurringJob('flying-days', '10 0 * * *', countDays)

export const getFlyingTimes = async (ctx: Context, zone: string): Promise<FlyingTimes> =>
  addUp(await sql.listDays(ctx, startOfDay(ctx.now(), 'UTC', -days)), zone)
