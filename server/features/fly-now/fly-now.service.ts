/** The best seats for a player who wants to fly within the hour. */
import type { SeatKind } from '#contract/crews/seats.ts'
import { flyNowLimits } from '#contract/fly-now/fly-now.ts'
import type { Context, Viewer } from '#server/context.ts'
import { loadExplained } from '#server/features/crews/board/crews-board.service.ts'
import { chooseSeat, type SeatNowRow, scoreOf } from './fly-now.policy.ts'
import * as sql from './fly-now.sql.ts'

export const listSeatsNow = async (
  ctx: Context,
  viewer: Viewer,
  seats: readonly SeatKind[],
): Promise<SeatNowRow[]> => {
  const candidates = await sql.listCandidates(ctx, viewer, seats)
  const crews = await loadExplained(
    ctx,
    viewer,
    candidates.map(({ id }) => id),
  )
  const found = candidates.flatMap((candidate) => {
    const crew = crews.find(({ id }) => id === candidate.id)
    return (crew && chooseSeat(viewer, crew, candidate, seats, ctx.now())) ?? []
  })
  return found
    .toSorted(
      (one, other) =>
        Number(other.isAtOnce) - Number(one.isAtOnce) || scoreOf(other.crew) - scoreOf(one.crew),
    )
    .slice(0, flyNowLimits.seats)
}
