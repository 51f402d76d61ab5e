import { issue } from '#contract/issues/issues.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { readWaitlistOffers } from '#server/notices/mark-notices-read.ts'
import { publish } from '#server/realtime/publish.ts'
import { offerTime } from './crews.offer-times.ts'
import { endOffers, listHolds, shortenHolds, shortenWaitlistOffers } from './crews-holds.sql.ts'

export { offerTime }

/** After the roles have changed: seats that were held in a deleted role are free. The crew is locked. */
export const requireSeatsForHeld = async (
  ctx: Context,
  crew: CrewRow,
  maxCrewSize: number,
): Promise<void> => {
  const needed = crew.current_crew_size + (await listHolds(ctx, crew.id)).length
  if (maxCrewSize < needed) {
    throw new AppError('invalid_input', { fields: { maxCrewSize: issue('crew_size_below_held', needed) } })
  }
}

/** When the mission begins, now or at a new time: no seat stays empty for longer than if it were offered now. */
export const shortenOffers = async (
  ctx: Context,
  crew: Pick<CrewRow, 'id' | 'mission_status' | 'scheduled_time'>,
): Promise<void> => {
  const start = crew.mission_status === 'in_progress' ? ctx.now() : crew.scheduled_time
  if (!start) return
  await shortenHolds(ctx, crew.id, start)
  await shortenWaitlistOffers(ctx, crew.id, offerTime(crew, ctx.now()).until)
}

/** For a mission that is over. */
export const endAllOffers = async (ctx: Context, crewId: number): Promise<void> => {
  const userIds = await endOffers(ctx, crewId, 'expired')
  await readWaitlistOffers(ctx, userIds, crewId)
  // The bell shows the offers with the buttons to answer them.
  await publish(ctx, { topic: 'messages', to: userIds })
}
