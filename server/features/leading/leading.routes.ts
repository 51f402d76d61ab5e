import * as contract from '#contract/leading/leading.ts'
import { viewDetails } from '#server/features/crews/crews.view.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './leading.service.ts'

export const leadingRoutes = [
  route(contract.nameCoLeader, async ({ ctx, viewer, params, body }) =>
    viewDetails(await service.nameCoLeader(ctx, viewer, params.id, body.userId), viewer),
  ),
  route(contract.handOverCrew, async ({ ctx, viewer, params, body }) =>
    viewDetails(await service.handOverCrew(ctx, viewer, params.id, body.userId), viewer),
  ),
]
