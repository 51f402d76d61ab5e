/** How many reports there are and how long decisions take, week by week. */
import type * as contract from '#contract/reports/cases.ts'
import { reportCategories } from '#contract/reports/reports.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { appealStatuses } from '#contract/wire/appeal-statuses.ts'
import type { Reply } from '#contract/wire/endpoint.ts'
import type { Context, Viewer } from '#server/context.ts'
import * as sql from './reports-statistics.sql.ts'

const dayMs = 24 * 60 * 60_000
const weekMs = 7 * dayMs

/** The Monday of the week in UTC. */
const mondayOf = (moment: Date): number => {
  const day = Math.floor(moment.getTime() / dayMs)
  // Day 0 was a Thursday.
  return (day - ((day + 3) % 7)) * dayMs
}

const withZeros = <K extends string>(keys: readonly K[], counts: Partial<Record<K, number>>) =>
  Object.fromEntries(keys.map((key) => [key, counts[key] ?? 0])) as Record<K, number>

export const getModerationStats = async (
  ctx: Context,
  viewer: Viewer,
): Promise<Reply<typeof contract.getModerationStats>> => {
  const { weeks: length } = moderationLimits
  const first = mondayOf(ctx.now()) - (length - 1) * weekMs
  const starts = Array.from({ length }, (_, week) => new Date(first + week * weekMs))
  const rows = await sql.countWeeks(ctx, viewer, starts)
  const totals = await sql.countTotals(ctx, viewer, new Date(first))
  return {
    weeks: starts.map((start, week) => ({
      start: start.toISOString().slice(0, 10),
      reports: reportCategories.map((category) => ({ category, count: rows[week]?.counts[category] ?? 0 })),
      medianHours: rows[week]?.median_hours ?? null,
    })),
    medianHours: totals.median_hours,
    appeals: withZeros(appealStatuses, totals.appeals),
  }
}
