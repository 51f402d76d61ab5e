import * as contract from '#contract/settlements/settlements.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './settlements.service.ts'
import { viewSettlement } from './settlements.view.ts'

export const settlementRoutes = [
  route(contract.getSettlement, async ({ ctx, viewer, params }) =>
    viewSettlement(await service.getSettlement(ctx, viewer, params.id), viewer),
  ),
  route(contract.sendSettlement, async ({ ctx, viewer, params, body }) =>
    viewSettlement(await service.sendSettlement(ctx, viewer, params.id, body), viewer),
  ),
  route(contract.confirmShare, async ({ ctx, viewer, params, body }) =>
    viewSettlement(await service.confirmShare(ctx, viewer, params.id, body.version), viewer),
  ),
  route(contract.disputeShare, async ({ ctx, viewer, params, body }) =>
    viewSettlement(await service.disputeShare(ctx, viewer, params.id, body), viewer),
  ),
]
