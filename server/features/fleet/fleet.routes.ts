import * as contract from '#contract/fleet/fleet.ts'
import { route } from '#server/http/route.ts'
import * as service from './fleet.service.ts'
import { viewFleetShip, viewShip } from './fleet.view.ts'

export const fleetRoutes = [
  route(contract.listShips, async ({ ctx }) => (await service.listShips(ctx)).map(viewShip)),
  route(contract.getFleet, async ({ ctx, params }) =>
    (await service.getFleet(ctx, params.id)).map((ship) => viewFleetShip(ship, ctx.viewer)),
  ),
  route(contract.addShip, async ({ ctx, viewer, body }) =>
    viewFleetShip(await service.addShip(ctx, viewer, body), viewer),
  ),
  route(contract.updateShip, async ({ ctx, viewer, params, body }) =>
    viewFleetShip(await service.updateShip(ctx, viewer, params.id, body), viewer),
  ),
  route(contract.removeShip, ({ ctx, viewer, params }) => service.removeShip(ctx, viewer, params.id)),
]
