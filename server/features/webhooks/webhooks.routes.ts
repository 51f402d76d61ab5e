import * as contract from '#contract/webhooks/webhooks.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './webhooks.service.ts'
import { viewWebhook } from './webhooks.view.ts'

export const webhookRoutes = [
  route(contract.getCrewWebhook, async ({ ctx, viewer, params }) =>
    viewWebhook(await service.getCrewWebhook(ctx, viewer, params.id)),
  ),

  route(contract.connectCrewWebhook, async ({ ctx, viewer, params, body }) =>
    viewWebhook(await service.connectCrewWebhook(ctx, viewer, params.id, body.url)),
  ),

  route(contract.disconnectCrewWebhook, ({ ctx, viewer, params }) =>
    service.disconnectCrewWebhook(ctx, viewer, params.id),
  ),

  route(contract.getSearchWebhook, async ({ ctx, viewer, params }) =>
    viewWebhook(await service.getSearchWebhook(ctx, viewer, params.id)),
  ),

  route(contract.connectSearchWebhook, async ({ ctx, viewer, params, body }) =>
    viewWebhook(await service.connectSearchWebhook(ctx, viewer, params.id, body.url)),
  ),

  route(contract.disconnectSearchWebhook, ({ ctx, viewer, params }) =>
    service.disconnectSearchWebhook(ctx, viewer, params.id),
  ),
]
