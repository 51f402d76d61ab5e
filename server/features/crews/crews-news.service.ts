/** What open pages hear of the applications to a crew. */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { publish } from '#server/realtime/publish.ts'

/** The leader and the applicants hear of it at once. */
export const tellApplications = (
  ctx: Context,
  crew: Pick<CrewRow, 'id' | 'author_id'>,
  applicants: readonly number[],
): Promise<void> =>
  publish(ctx, {
    topic: 'application',
    event: { crewId: crew.id },
    to: [crew.author_id, ...applicants],
  })
