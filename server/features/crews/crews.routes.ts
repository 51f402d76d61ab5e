import * as contract from '#contract/crews.ts'
import { listCrewRoles } from '#contract/roles.ts'
import { declineForRoles } from '#server/features/applications/applications-decisions.service.ts'
import { route } from '#server/http/route.ts'
import * as service from './crews.service.ts'
import { viewDetails, viewRole, viewSummary } from './crews.view.ts'
import * as board from './crews-board.service.ts'

export const crewRoutes = [
  route(contract.listCrews, async ({ ctx, query, reply }) => {
    const { crews, total, isCapped } = await board.listCrews(ctx, query)
    reply.header('x-total-count', total)
    if (isCapped) reply.header('x-total-capped', 'true')
    return crews.map((crew) => viewSummary(crew, ctx.viewer))
  }),

  route(contract.countWindows, ({ ctx, query }) => board.countWindows(ctx, query)),

  route(contract.getCrew, async ({ ctx, params }) =>
    viewDetails(await service.getCrew(ctx, params.id), ctx.viewer),
  ),

  route(listCrewRoles, async ({ ctx, params }) =>
    (await service.listCrewRoles(ctx, params.id)).map(viewRole),
  ),

  route(contract.createCrew, async ({ ctx, viewer, body }) =>
    viewDetails(await service.createCrew(ctx, viewer, body), viewer),
  ),

  // Applications depend on crews, not the other way round, so what an edit does to them is passed in.
  route(contract.updateCrew, async ({ ctx, viewer, params, body }) =>
    viewDetails(await service.updateCrew(ctx, viewer, params.id, body, declineForRoles), viewer),
  ),
]
