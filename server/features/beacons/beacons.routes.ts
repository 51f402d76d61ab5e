import * as contract from '#contract/beacons/beacons.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './beacons.service.ts'
import { viewOwnBeacon } from './beacons.view.ts'

export const beaconRoutes = [
  route(contract.getBeacon, async ({ ctx, viewer }) => {
    const beacon = await service.getBeacon(ctx, viewer)
    return beacon
      ? { beacon: viewOwnBeacon(beacon, ctx.now()), activities: [] }
      : { beacon: null, activities: await service.listFlownActivities(ctx, viewer) }
  }),
  route(contract.lightBeacon, async ({ ctx, viewer, body }) =>
    viewOwnBeacon(await service.lightBeacon(ctx, viewer, body), ctx.now()),
  ),
  route(contract.prolongBeacon, async ({ ctx, viewer }) =>
    viewOwnBeacon(await service.prolongBeacon(ctx, viewer), ctx.now()),
  ),
  route(contract.putOutBeacon, ({ ctx, viewer }) => service.putOutBeacon(ctx, viewer)),
]
