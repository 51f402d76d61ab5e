/** The waiting list of a crew, as far as other ways into and out of the crew change it. */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { type LedCrew, leadersOf } from '#server/features/crews/crews.policy.ts'
import { publish } from '#server/realtime/publish.ts'
import { deleteEntry, listWaitingIds } from './crews-waits.sql.ts'

export { listWaitingIds } from './crews-waits.sql.ts'

/** For the open pages of the leaders and of everybody on the list, whose places have changed. `others`: no longer on it. */
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

/** False if the player does not wait. Whom a leader has taken off the list stays off it. The crew is locked. */
export const endWait = async (ctx: Context, crew: CrewRow, userId: number): Promise<boolean> => {
  if (!(await deleteEntry(ctx, crew.id, userId))) return false
  await publishWaitlist(ctx, crew, [userId])
  return true
}
