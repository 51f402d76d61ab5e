import { countWindows, listCrews } from '#contract/crews/board.ts'
import * as contract from '#contract/crews/crews.ts'
import { listLocations } from '#contract/crews/locations.ts'
import { listSuggestions } from '#contract/crews/suggestions.ts'
import { listCrewRoles } from '#contract/roles/roles.ts'
import { declineForRoles } from '#server/features/applications/applications-decisions.service.ts'
import * as board from '#server/features/crews/board/crews-board.service.ts'
import type { BeforeRolesDeleted } from '#server/features/crews/posting/crews-roles.service.ts'
import * as suggestions from '#server/features/crews/suggestions/crews-suggestions.service.ts'
import { viewSuggestion } from '#server/features/crews/suggestions/crews-suggestions.view.ts'
import { countView } from '#server/features/crews/views/crews-views.service.ts'
import { endOffersForRoles } from '#server/features/offers/offers.service.ts'
import { endWaitForRoles } from '#server/features/waitlists/waitlists.service.ts'
import { route, sharedRoute } from '#server/http/routes/route.ts'
import * as service from './crews.service.ts'
import { viewDetails, viewRole, viewSummary } from './crews.view.ts'

/** Applications, offers and waiting lists depend on crews, not the other way round, so what an edit does to them is passed in. */
const beforeRolesDeleted: BeforeRolesDeleted = async (ctx, crew, roles) => {
  await declineForRoles(ctx, crew, roles)
  await endOffersForRoles(ctx, crew, roles)
  await endWaitForRoles(ctx, crew, roles)
}

export const crewRoutes = [
  sharedRoute(listCrews, async ({ ctx, query, reply }) => {
    const { crews, total, isCapped } = await board.listCrews(ctx, query)
    reply.header('x-total-count', total)
    if (isCapped) reply.header('x-total-capped', 'true')
    return crews.map((crew) => viewSummary(crew, ctx.viewer))
  }),

  sharedRoute(countWindows, ({ ctx, query }) => board.countWindows(ctx, query)),

  sharedRoute(contract.getCrew, async ({ ctx, params: { id }, query }) => {
    const crew = await service.getCrew(ctx, id)
    if (ctx.viewer && !ctx.isRendering && !query.preload) countView(ctx, crew)
    return viewDetails(crew, ctx.viewer)
  }),

  route(listLocations, async ({ ctx }) => [...ctx.locations.list]),

  route(listCrewRoles, async ({ ctx, params }) =>
    (await service.listCrewRoles(ctx, params.id)).map(viewRole),
  ),

  route(listSuggestions, async ({ ctx, viewer, params }) => {
    const { crew, players } = await suggestions.listSuggestions(ctx, viewer, params.id)
    return players.map((player) => viewSuggestion(player, crew))
  }),

  route(contract.createCrew, async ({ ctx, viewer, body }) =>
    viewDetails(await service.createCrew(ctx, viewer, body), viewer),
  ),

  route(contract.updateCrew, async ({ ctx, viewer, params, body }) =>
    viewDetails(await service.updateCrew(ctx, viewer, params.id, body, beforeRolesDeleted), viewer),
  ),
]
