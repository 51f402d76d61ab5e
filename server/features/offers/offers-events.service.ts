import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { type LedCrew, leadersOf } from '#server/features/crews/crews.policy.ts'
import { publishAll } from '#server/realtime/publish.ts'

/** Notifies the page of the crew of everyone concerned, and the bell and messages of the players with the offers. */
export const publishOffers = (
  ctx: Context,
  crew: Pick<CrewRow, 'id'> & LedCrew,
  userIds: readonly number[],
): Promise<void> =>
  publishAll(ctx, [
    { topic: 'application', event: { crewId: crew.id }, to: [...leadersOf(crew), ...userIds] },
    { topic: 'messages', to: [...userIds] },
  ])
