import type { Context } from '#server/context.ts'
import { type LedCrew, leadersOf } from '#server/features/crews/crews.policy.ts'
import { publish } from '#server/realtime/publish.ts'

/** Notifies the open pages of the crew's leaders and of the applicants. */
export const publishApplications = (
  ctx: Context,
  crew: LedCrew & { readonly id: number },
  applicantIds: readonly number[],
): Promise<void> =>
  publish(ctx, {
    topic: 'application',
    event: { crewId: crew.id },
    to: [...leadersOf(crew), ...applicantIds],
  })
