/** A seat is freed shortly before the start: its leaders get those who are free at the start. */
import { type Context, inTransaction } from '#server/context.ts'
import { seatFreedJob } from '#server/features/crews/posting/crews-changes.service.ts'
import { job } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './free-players-freed.sql.ts'

const named = 3

/**
 * Each leader gets the names that they may see. Nothing is sent where someone waits for the seat, who is offered it, or
 * where no one would fit.
 */
export const announceFreedSeatJob = job(seatFreedJob, (ctx: Context, { crewId, roleIds }) =>
  inTransaction(ctx, async (ctx) => {
    const crew = await sql.findCrewWithFreeSeat(ctx, crewId, roleIds)
    if (!crew) return
    const { title, author_id, co_leader_id } = crew
    for (const leaderId of co_leader_id === null ? [author_id] : [author_id, co_leader_id]) {
      const names = await sql.listFitting(ctx, crew, leaderId, named)
      if (names.length === 0) continue
      await sendNotice(ctx, {
        kind: 'beacon',
        to: [leaderId],
        crewId,
        urgent: true,
        replaces: ['seat_freed'],
        notice: { type: 'seat_freed', data: { title, names: names.join(', '), count: names.length } },
      })
    }
  }),
)
