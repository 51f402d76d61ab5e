import * as contract from '#contract/discussions/discussions.ts'
import { coalesceReads } from '#server/http/coalesce.ts'
import { route } from '#server/http/route.ts'
import * as service from './discussions.service.ts'
import { viewComment, viewThreads } from './discussions.view.ts'

const readThreads = coalesceReads<Awaited<ReturnType<typeof service.listComments>>>()

export const discussionRoutes = [
  route(contract.listComments, async ({ ctx, params, query }) => {
    const { channel, before } = query
    const list = () => service.listComments(ctx, params.id, channel, before)
    return viewThreads(await readThreads(ctx, `${params.id} ${channel} ${before}`, list), ctx.viewer)
  }),

  route(contract.listReplies, async ({ ctx, params, query }) => {
    const { replies, leaderId } = await service.listReplies(ctx, params.id, query.before)
    return replies.map((reply) => viewComment(reply, leaderId, ctx.viewer))
  }),

  route(contract.writeComment, async ({ ctx, viewer, params, body }) => {
    const { comment, leaderId } = await service.writeComment(ctx, viewer, params.id, body)
    return viewComment(comment, leaderId, viewer)
  }),

  route(contract.removeComment, ({ ctx, viewer, params }) => service.removeComment(ctx, viewer, params.id)),
]
