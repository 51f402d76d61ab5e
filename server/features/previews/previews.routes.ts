import type { FastifyReply } from 'fastify'
import * as contract from '#contract/previews/previews.ts'
import { viewDetails } from '#server/features/crew-page/crew-page.view.ts'
import { viewPost } from '#server/features/crews/crews.view.ts'
import { Redirect, route } from '#server/http/routes/route.ts'
import * as service from './previews.service.ts'

/** The address contains the version of what the picture shows. */
const forever = 'public, max-age=31536000, immutable'

/** It shows who flew, and faces change. */
const forViewer = 'private, no-cache'

const send = (reply: FastifyReply, preview: service.Preview) => {
  if ('movedTo' in preview) return new Redirect(preview.movedTo)
  // Other sites show the picture next to the link.
  reply.headers({ 'cache-control': forever, 'cross-origin-resource-policy': 'cross-origin' })
  return preview.picture
}

export const previewRoutes = [
  route(contract.getCrewPreview, async ({ ctx, params, reply }) => {
    const row = await service.loadPreviewed(ctx, params.id)
    const crew = viewPost(row)
    return send(reply, await service.crewPreview(ctx, crew, row.is_hidden, params.version))
  }),
  route(contract.getSitePreview, async ({ ctx, params, reply }) =>
    send(reply, await service.sitePreview(ctx, params.locale, params.version)),
  ),
  route(contract.getDebriefPicture, async ({ ctx, viewer, params, reply }) => {
    const crew = viewDetails(await service.loadFlown(ctx, params.id), viewer)
    const picture = await service.debriefPicture(ctx, crew)
    reply.header('cache-control', forViewer).header('vary', 'cookie')
    return picture
  }),
]
