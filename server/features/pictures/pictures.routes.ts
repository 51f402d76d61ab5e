import * as contract from '#contract/pictures/pictures.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './pictures.service.ts'

/** The address contains the hash of the content. */
const forever = 'public, max-age=31536000, immutable'

export const pictureRoutes = [
  route(contract.uploadPicture, async ({ ctx, viewer, file }) => ({
    profileImage: await service.replacePicture(ctx, viewer, file),
  })),
  route(contract.deletePicture, ({ ctx, viewer }) => service.deletePicture(ctx, viewer)),
  route(contract.getPicture, async ({ ctx, params, reply }) => {
    const picture = await service.getPicture(ctx, params.hash)
    reply.header('cache-control', forever)
    return picture
  }),
]
