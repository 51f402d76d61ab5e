import * as contract from '#contract/messages.ts'
import { route } from '#server/http/route.ts'
import * as service from './messages.service.ts'
import { viewMessage } from './messages.view.ts'

export const messageRoutes = [
  route(contract.listMessages, async ({ ctx, viewer }) => {
    const { messages, unreadCount } = await service.listMessages(ctx, viewer)
    return { messages: messages.map((message) => viewMessage(message, ctx.locale)), unreadCount }
  }),
  route(contract.readMessage, async ({ ctx, viewer, params }) =>
    viewMessage(await service.readMessage(ctx, viewer, params.id), ctx.locale),
  ),
]
