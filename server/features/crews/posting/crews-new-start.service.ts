/** Notifies everyone who has a seat, an offer or a place on the waiting list when the start of a mission has moved. */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { forgetAnswers } from '#server/features/crews/seats/crews-ready.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { listConcerned } from './crews-concerned.sql.ts'

const dayMs = 24 * 60 * 60_000

/** Whether the old or the new start is less than a day away, so that players who count on it have to know now. */
const isSoon = (now: Date, starts: readonly (Date | null)[]): boolean =>
  starts.some((start) => start && Math.abs(start.getTime() - now.getTime()) < dayMs)

/** `crew`: before the change. */
export const notifyNewStart = async (
  ctx: Context,
  crew: Pick<CrewRow, 'id' | 'scheduled_time'>,
  title: string,
  start: Date | null,
): Promise<void> => {
  const before = crew.scheduled_time
  await forgetAnswers(ctx, crew.id)
  await sendNotice(ctx, {
    kind: 'mission',
    urgent: isSoon(ctx.now(), [before, start]),
    to: await listConcerned(ctx, crew.id, ['members', 'offered', 'waiting']),
    crewId: crew.id,
    replaces: ['new_start', 'ready_called'],
    notice: {
      type: 'new_start',
      data: { title, before: before?.toISOString() ?? null, start: start?.toISOString() ?? null },
    },
  })
}
