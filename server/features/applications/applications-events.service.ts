import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { publish } from '#server/realtime/publish.ts'

/** For the open pages of the leader and of the applicants. */
export const publishApplications = (
  ctx: Context,
  crew: Pick<CrewRow, 'id' | 'author_id'>,
  applicantIds: readonly number[],
): Promise<void> =>
  publish(ctx, {
    topic: 'application',
    event: { crewId: crew.id },
    to: [crew.author_id, ...applicantIds],
  })
