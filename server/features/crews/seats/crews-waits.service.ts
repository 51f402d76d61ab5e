/** How other ways into and out of a crew change its waiting list. */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { type LedCrew, leadersOf } from '#server/features/crews/crews.policy.ts'
import { publish } from '#server/realtime/publish.ts'
import { deleteEntry, listWaitingIds } from './crews-waits.sql.ts'

export { type CandidateRow, listCandidates } from './crews-waits.sql.ts'

/**
 * Notifies the open pages of the leaders and of everyone on the list, whose places have changed. `others`: players who
 * are no longer on it.
 */
export const publishWaitlist = async (
  ctx: Context,
  crew: LedCrew & Pick<CrewRow, 'id'>,
  others: readonly number[] = [],
): Promise<void> => {
  const waiting = await listWaitingIds(ctx, crew.id)
  await publish(ctx, {
    topic: 'application',
    event: { crewId: crew.id },
    to: [...leadersOf(crew), ...waiting, ...others],
  })
}

/**
 * False if the player does not wait. Players whom a leader has removed from the list cannot return to it. The crew is
 * locked.
 */
export const endWait = async (ctx: Context, crew: CrewRow, userId: number): Promise<boolean> => {
  if (!(await deleteEntry(ctx, crew.id, userId))) return false
  await publishWaitlist(ctx, crew, [userId])
  return true
}
