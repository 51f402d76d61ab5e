/** Short calls for writing messages and blocking. */
import { blockPlayer, unblockPlayer } from '#contract/blocks/blocks.ts'
import {
  contactLeader,
  listConversation,
  listMessages,
  type MessageQuery,
  messagePlayer,
  replyToMessage,
} from '#contract/messages/messages.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const messageCalls = (t: Pick<TestApp, 'send'>) => ({
  write: (as: Player, to: Player, message: string, crewId?: number) =>
    t.send(messagePlayer, { params: { id: to.user.id }, body: { message, crewId } }, { as }),
  contact: (as: Player, id: number, message: string) =>
    t.send(contactLeader, { params: { id }, body: { message } }, { as }),
  reply: (as: Player, id: number, message: string) =>
    t.send(replyToMessage, { params: { id }, body: { message } }, { as }),
  list: async (as: Player, folder: MessageQuery['folder'] = 'inbox') =>
    (await t.send(listMessages, { query: { folder } }, { as })).body,
  conversation: async (as: Player, other: Player) =>
    (await t.send(listConversation, { params: { id: other.user.id } }, { as })).body,
  block: (as: Player, other: Player) => t.send(blockPlayer, { params: { userId: other.user.id } }, { as }),
  unblock: (as: Player, other: Player) =>
    t.send(unblockPlayer, { params: { userId: other.user.id } }, { as }),
})
