/** Crews as their readers see them: in lists, with the reader's relation to each, and on the page of one crew. */
import { listCrews } from '#contract/crews/board.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { listMyCrews } from '#contract/missions/missions.ts'
import * as board from '#server/features/crews/board/crews-board.service.ts'
import { countView } from '#server/features/crews/views/crews-views.service.ts'
import * as missions from '#server/features/missions/missions.service.ts'
import { route, sharedRoute } from '#server/http/routes/route.ts'
import * as service from './crew-page.service.ts'
import { viewDetails, viewSummary } from './crew-page.view.ts'

export const crewPageRoutes = [
  sharedRoute(listCrews, async ({ ctx, query, reply }) => {
    const { crews, total, isCapped } = await board.listCrews(ctx, query)
    reply.header('x-total-count', total)
    if (isCapped) reply.header('x-total-capped', 'true')
    return crews.map((crew) => viewSummary(crew, ctx.viewer))
  }),

  sharedRoute(getCrew, async ({ ctx, params: { id }, query }) => {
    const crew = await service.getCrew(ctx, id)
    if (ctx.viewer && !ctx.isRendering && !query.preload) countView(ctx, crew)
    return viewDetails(crew, ctx.viewer)
  }),

  route(listMyCrews, async ({ ctx, viewer }) => {
    const { led, joined, applied, past } = await missions.listMyCrews(ctx, viewer)
    const view = (crews: typeof led) => crews.map((crew) => viewSummary(crew, viewer))
    return { led: view(led), joined: view(joined), applied: view(applied), past: view(past) }
  }),
]
