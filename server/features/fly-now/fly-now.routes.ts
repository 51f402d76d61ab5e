import * as contract from '#contract/fly-now/fly-now.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './fly-now.service.ts'
import { viewSeatNow } from './fly-now.view.ts'

export const flyNowRoutes = [
  route(contract.listSeatsNow, async ({ ctx, viewer, query }) =>
    (await service.listSeatsNow(ctx, viewer, query.seats)).map((seat) => viewSeatNow(seat, viewer)),
  ),
]
