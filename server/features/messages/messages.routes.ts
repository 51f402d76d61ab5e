import { invitePlayers } from '#contract/messages/invitations.ts'
import * as contract from '#contract/messages/messages.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './messages.service.ts'
import { viewConversationPlayer, viewMessage } from './messages.view.ts'
import * as invitations from './messages-invitations.service.ts'
import * as sending from './messages-sending.service.ts'

export const messageRoutes = [
  route(contract.listMessages, async ({ ctx, viewer, query }) => {
    const { messages, ...counts } = await service.listMessages(ctx, viewer, query)
    return { messages: messages.map((message) => viewMessage(message, viewer, ctx)), ...counts }
  }),
  route(contract.listConversation, async ({ ctx, viewer, params, query }) => {
    const { messages, player, isBlocked } = await service.listConversation(ctx, viewer, params.id, query)
    return {
      messages: messages.map((message) => viewMessage(message, viewer, ctx)),
      player: viewConversationPlayer(player),
      isBlocked,
    }
  }),
  route(contract.readMessage, async ({ ctx, viewer, params }) =>
    viewMessage(await service.readMessage(ctx, viewer, params.id), viewer, ctx),
  ),
  route(contract.readConversation, ({ ctx, viewer, params }) =>
    service.readConversation(ctx, viewer, params.id),
  ),
  route(contract.readAllMessages, ({ ctx, viewer, query }) =>
    service.readAllMessages(ctx, viewer, query.kind),
  ),
  route(contract.deleteMessage, ({ ctx, viewer, params }) => service.deleteMessage(ctx, viewer, params.id)),
  route(contract.contactLeader, async ({ ctx, viewer, params, body }) =>
    viewMessage(await sending.contactLeader(ctx, viewer, params.id, body.message), viewer, ctx),
  ),
  route(contract.messagePlayer, async ({ ctx, viewer, params, body }) =>
    viewMessage(await sending.messagePlayer(ctx, viewer, params.id, body), viewer, ctx),
  ),
  route(invitePlayers, ({ ctx, viewer, params, body }) =>
    invitations.invitePlayers(ctx, viewer, params.id, body),
  ),
  route(contract.replyToMessage, async ({ ctx, viewer, params, body }) =>
    viewMessage(await sending.replyToMessage(ctx, viewer, params.id, body.message), viewer, ctx),
  ),
]
