/** A crew as the player who asks may see it. */
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { Context } from '#server/context.ts'
import { getCrew } from '#server/features/crew-page/crew-page.service.ts'
import { viewDetails } from '#server/features/crew-page/crew-page.view.ts'

export const showCrew = async (ctx: Context, crewId: number): Promise<CrewDetails> =>
  viewDetails(await getCrew(ctx, crewId), ctx.viewer)
