import * as contract from '#contract/beacons/beacons.ts'
import { route, sharedRoute } from '#server/http/routes/route.ts'
import * as service from './free-players.service.ts'
import { viewFreePlayer } from './free-players.view.ts'

export const freePlayerRoutes = [
  route(contract.listFreePlayers, async ({ ctx, viewer, query, reply }) => {
    const { players, total, isCapped } = await service.listFreePlayers(ctx, viewer, query)
    reply.header('x-total-count', total)
    if (isCapped) reply.header('x-total-capped', 'true')
    return players.map(viewFreePlayer)
  }),
  route(contract.countFitting, ({ ctx, viewer, query }) => service.countFitting(ctx, viewer, query)),
  sharedRoute(contract.countFreePlayers, ({ ctx }) => service.countFreePlayers(ctx)),
]
