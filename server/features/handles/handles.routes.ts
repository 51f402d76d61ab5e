import * as contract from '#contract/handles/handles.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './handles.service.ts'
import { viewHandleProof, viewOpenProof } from './handles.view.ts'

export const handleRoutes = [
  route(contract.getHandleProof, async ({ ctx, viewer }) =>
    viewHandleProof(await service.getHandleProof(ctx, viewer)),
  ),
  route(contract.requestHandleProof, async ({ ctx, viewer }) =>
    viewHandleProof(await service.requestHandleProof(ctx, viewer)),
  ),
  route(contract.withdrawHandleProof, ({ ctx, viewer }) => service.withdrawHandleProof(ctx, viewer)),
  route(contract.listHandleProofs, async ({ ctx, viewer, query }) =>
    (await service.listHandleProofs(ctx, viewer, query.after)).map(viewOpenProof),
  ),
  route(contract.decideHandleProof, async ({ ctx, viewer, params, body }) => {
    await service.decideHandleProof(ctx, viewer, params.id, body)
    return { id: params.id, status: body.status }
  }),
]
