import { countWindows } from '#contract/crews/board.ts'
import { listLocations } from '#contract/crews/locations.ts'
import { listSuggestions } from '#contract/crews/suggestions.ts'
import { listCrewRoles } from '#contract/roles/roles.ts'
import * as board from '#server/features/crews/board/crews-board.service.ts'
import * as suggestions from '#server/features/crews/suggestions/crews-suggestions.service.ts'
import { viewSuggestion } from '#server/features/crews/suggestions/crews-suggestions.view.ts'
import { route, sharedRoute } from '#server/http/routes/route.ts'
import * as service from './crews.service.ts'
import { viewRole } from './crews.view.ts'

/** Endpoints that answer with crews as their readers see them are among the routes of `crew-page`. */
export const crewRoutes = [
  sharedRoute(countWindows, ({ ctx, query }) => board.countWindows(ctx, query)),

  route(listLocations, async ({ ctx }) => [...ctx.locations.list]),

  route(listCrewRoles, async ({ ctx, params }) =>
    (await service.listCrewRoles(ctx, params.id)).map(viewRole),
  ),

  route(listSuggestions, async ({ ctx, viewer, params }) => {
    const { crew, players } = await suggestions.listSuggestions(ctx, viewer, params.id)
    return players.map((player) => viewSuggestion(player, crew))
  }),
]
