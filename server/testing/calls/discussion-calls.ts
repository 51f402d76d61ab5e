/** Short calls for the discussion of a crew. */

import {
  type CommentThread,
  listComments,
  removeComment,
  writeComment,
} from '#contract/discussions/discussions.ts'
import type { CommentChannel } from '#contract/wire/channels.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

interface Target {
  readonly channel?: CommentChannel
  readonly parentId?: number
}

export const discussionCalls = (t: Pick<TestApp, 'send'>) => ({
  write: (as: Player | undefined, id: number, text: string, { channel = 'public', parentId }: Target = {}) =>
    t.send(writeComment, { params: { id }, body: { text, channel, ...(parentId && { parentId }) } }, { as }),
  list: (as: Player | undefined, id: number, query: { channel?: CommentChannel; before?: string } = {}) =>
    t.send(listComments, { params: { id }, query }, { as }),
  remove: (as: Player | undefined, id: number) => t.send(removeComment, { params: { id } }, { as }),
})

export const textsOf = (threads: readonly CommentThread[]) =>
  threads.map(({ text, replies }) => [text, ...replies.map((reply) => reply.text)])
