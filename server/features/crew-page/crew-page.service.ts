/** Loads the crew as its reader sees it. */
import type { CrewChange } from '#contract/crews/drafts.ts'
import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { declineForRoles } from '#server/features/applications/applications-decisions.service.ts'
import { isRemovedFor } from '#server/features/crews/crews.policy.ts'
import * as posts from '#server/features/crews/posting/crews-editing.service.ts'
import { orRemoved } from '#server/features/crews/posting/crews-removal.service.ts'
import { endOffersForRoles } from '#server/features/offers/offers.service.ts'
import { endWaitForRoles } from '#server/features/waitlists/waitlists.service.ts'
import { type CrewDetailsRow, loadDetails } from './crew-page.sql.ts'

export const getCrew = async (ctx: Context, id: number): Promise<CrewDetailsRow> => {
  const crew = await orRemoved(ctx, id, await loadDetails(ctx, id))
  if (isRemovedFor(ctx.viewer, crew, ctx.now())) throw new AppError('crew_removed')
  return crew
}

/**
 * Applications, offers and waiting lists depend on crews, not the other way round, so what an edit does to them is
 * passed in.
 */
export const updateCrew = (ctx: Context, viewer: Viewer, id: number, change: CrewChange): Promise<void> =>
  posts.updateCrew(ctx, viewer, id, change, async (ctx, crew, roles) => {
    await declineForRoles(ctx, crew, roles)
    await endOffersForRoles(ctx, crew, roles)
    await endWaitForRoles(ctx, crew, roles)
  })
