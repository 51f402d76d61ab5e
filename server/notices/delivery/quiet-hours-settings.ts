/** The quiet hours that a player has chosen, and what they hold back. */
import { defaultQuietHours } from '#contract/notices/quiet-hours.ts'
import type { QuietHours } from '#contract/notices/quiet-hours-form.ts'
import { timezoneName } from '#contract/wire/timezone-names.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { recheckQueued } from './queued-deliveries.ts'
import { endOfQuietHours } from './quiet-hours.ts'

const textOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${hours}:${rest}`
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export const getQuietHours = async ({ db }: Context, viewer: Viewer): Promise<QuietHours> => {
  const row = await db
    .selectFrom('quiet_hours')
    .selectAll()
    .where('user_id', '=', viewer.id)
    .executeTakeFirst()
  if (!row) return defaultQuietHours
  return {
    isOn: row.is_on,
    from: textOf(row.starts_at),
    to: textOf(row.ends_at),
    urgentPasses: row.urgent_passes,
  }
}

export const saveQuietHours = async (ctx: Context, viewer: Viewer, hours: QuietHours): Promise<void> => {
  const columns = {
    is_on: hours.isOn,
    starts_at: minutesOf(hours.from),
    ends_at: minutesOf(hours.to),
    urgent_passes: hours.urgentPasses,
  }
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('quiet_hours')
      .values({ user_id: viewer.id, ...columns })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
      .execute()
    await recheckQueued(ctx, viewer.id)
  })
}

/** The columns of a player that a statement reads; null without quiet hours. */
export interface QuietColumns {
  readonly timezone: string
  readonly starts_at: number | null
  readonly ends_at: number | null
  readonly urgent_passes: boolean | null
}

/** Until when a notice to the player has to wait; undefined if it can leave. */
export const quietUntil = (player: QuietColumns, now: Date, isUrgent: boolean): Date | undefined => {
  const { timezone, starts_at: from, ends_at: to, urgent_passes } = player
  if (from === null || to === null || (isUrgent && urgent_passes)) return undefined
  return endOfQuietHours(now, timezoneName(timezone) ?? 'UTC', { from, to })
}

interface QuietSplit<Row> {
  readonly leaving: readonly Row[]
  readonly waiting: readonly Row[]
  /** The end of the quiet hours, if anything waits. */
  readonly until: Date | undefined
}

/** Which notices to one player have to wait. */
export const splitByQuietHours = <Row extends QuietColumns & { readonly is_urgent: boolean }>(
  rows: readonly Row[],
  now: Date,
): QuietSplit<Row> => {
  const isWaiting = (row: Row) => quietUntil(row, now, row.is_urgent) !== undefined
  const [first] = rows
  return {
    leaving: rows.filter((row) => !isWaiting(row)),
    waiting: rows.filter(isWaiting),
    until: first && quietUntil(first, now, false),
  }
}
