import * as contract from '#contract/logs/logs.ts'
import { route, sharedRoute } from '#server/http/routes/route.ts'
import * as service from './logs.service.ts'
import { viewLog } from './logs.view.ts'

/** Not for longer, although the address contains the hash of the content: a picture can be removed. */
const forAnHour = 'public, max-age=3600, must-revalidate'
/** In the browsers of players who were aboard, and only until another player signs in there. */
const forViewer = 'private, max-age=86400, immutable'

export const logRoutes = [
  sharedRoute(contract.getMissionLog, async ({ ctx, params }) =>
    viewLog(await service.getLog(ctx, params.id), ctx.viewer),
  ),
  route(contract.addLogPicture, async ({ ctx, viewer, params, file, body }) =>
    viewLog(await service.addPicture(ctx, viewer, params.id, file, body), viewer),
  ),
  route(contract.publishLogPicture, async ({ ctx, viewer, params, body }) =>
    viewLog(await service.publishPicture(ctx, viewer, params.id, body.pictureId), viewer),
  ),
  route(contract.removeLogPicture, ({ ctx, viewer, params }) =>
    service.removePicture(ctx, viewer, params.id),
  ),
  route(contract.getLogPicture, async ({ ctx, viewer, params, reply }) => {
    const picture = await service.getPicture(ctx, viewer, params.id, params.size)
    reply.header('cache-control', forViewer).header('vary', 'cookie')
    return picture
  }),
  route(contract.getPublicPicture, async ({ ctx, params, reply }) => {
    const picture = await service.getPublicPicture(ctx, params.hash, params.size)
    reply.header('cache-control', forAnHour)
    return picture
  }),
]
