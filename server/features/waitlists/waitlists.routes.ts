import * as contract from '#contract/waitlists/waitlists.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './waitlists.service.ts'
import { viewWaitlist } from './waitlists.view.ts'
import * as offers from './waitlists-offers.service.ts'

export const waitlistRoutes = [
  route(contract.leaveWaitlist, ({ ctx, viewer, params }) => service.leaveWaitlist(ctx, viewer, params.id)),

  route(contract.getWaitlist, async ({ ctx, viewer, params }) =>
    viewWaitlist(await service.getWaitlist(ctx, viewer, params.id)),
  ),

  route(contract.updateWaitlist, async ({ ctx, viewer, params, body }) =>
    viewWaitlist(await service.updateWaitlist(ctx, viewer, params.id, body.asksFirst)),
  ),

  route(contract.offerToWaiting, async ({ ctx, viewer, params }) =>
    viewWaitlist(await offers.offerToWaiting(ctx, viewer, params.id, params.userId)),
  ),

  route(contract.removeFromWaitlist, ({ ctx, viewer, params }) =>
    service.removeFromWaitlist(ctx, viewer, params.id, params.userId),
  ),
]
