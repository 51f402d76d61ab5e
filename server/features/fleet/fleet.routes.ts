import * as contract from '#contract/fleet/fleet.ts'
import * as whole from '#contract/fleet/fleet-import.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './fleet.service.ts'
import { viewFleetShip, viewShip } from './fleet.view.ts'
import * as imports from './fleet-import.service.ts'
import { viewExportedShip, viewFleetAsCsv, viewPreview } from './fleet-import.view.ts'

const asFile = (type: 'json' | 'csv') => `attachment; filename="crewbeacon-fleet.${type}"`

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

  route(whole.previewImport, async ({ ctx, viewer, body }) => {
    const { rows, fleet } = await imports.previewImport(ctx, viewer, body.text)
    return viewPreview(rows, fleet)
  }),
  route(whole.importFleet, async ({ ctx, viewer, body }) => ({
    added: await imports.importFleet(ctx, viewer, body.ships),
  })),
  route(whole.exportFleet, async ({ ctx, viewer, reply }) => {
    reply.header('content-disposition', asFile('json'))
    return (await imports.exportFleet(ctx, viewer)).map(viewExportedShip)
  }),
  route(whole.exportFleetAsCsv, async ({ ctx, viewer, reply }) => {
    reply.header('content-disposition', asFile('csv'))
    return viewFleetAsCsv(await imports.exportFleet(ctx, viewer))
  }),
]
