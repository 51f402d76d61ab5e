import { listChat, readChat } from '#contract/discussions/chat.ts'
import * as contract from '#contract/discussions/discussions.ts'
import { route, sharedRoute } from '#server/http/routes/route.ts'
import * as service from './discussions.service.ts'
import { viewChat, viewComment, viewThreads } from './discussions.view.ts'
import * as chat from './discussions-chat.service.ts'

export const discussionRoutes = [
  sharedRoute(contract.listComments, async ({ ctx, params, query: { channel, before } }) =>
    viewThreads(await service.listComments(ctx, params.id, channel, before), ctx.viewer),
  ),

  route(contract.listReplies, async ({ ctx, params, query }) => {
    const { replies, leaderId } = await service.listReplies(ctx, params.id, query.before)
    return replies.map((reply) => viewComment(reply, leaderId, ctx.viewer))
  }),

  route(contract.writeComment, async ({ ctx, viewer, params, body }) => {
    const { comment, leaderId } = await service.writeComment(ctx, viewer, params.id, body)
    return viewComment(comment, leaderId, viewer)
  }),

  route(listChat, async ({ ctx, viewer, params, query }) =>
    viewChat(await chat.listChat(ctx, viewer, params.id, query.before), viewer),
  ),

  route(readChat, ({ ctx, viewer, params, body }) => chat.readChat(ctx, viewer, params.id, body.upTo)),

  route(contract.removeComment, ({ ctx, viewer, params }) => service.removeComment(ctx, viewer, params.id)),
]
