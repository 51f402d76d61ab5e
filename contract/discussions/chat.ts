/** The chat of those aboard a crew: everything in its own channel, without threads. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, rowId } from '../wire/ids.ts'
import { comment } from './discussions.ts'
import { commentLimits } from './fields.ts'

export const listChat = endpoint({
  name: 'listChat',
  method: 'GET',
  path: '/crew/:id/chat',
  access: 'member',
  summary: `List what those aboard your crew wrote to each other, the newest first, ${commentLimits.chatPage} at a time`,
  params: idParams,
  query: z.object({
    /** The id of the oldest message that the caller has. */
    before: z.optional(id),
  }),
  status: 200,
  response: z.object({
    messages: z.array(comment),
    /** The newest message that the caller has read; null as long as they have read none. */
    readUpTo: z.nullable(z.int()),
    /** How many messages of others are newer than that, at most `commentLimits.chatUnread`. */
    unreadCount: z.int(),
    /** Those aboard, who can be mentioned; the leader first. */
    people: z.array(z.object({ id: z.int(), username: z.string(), displayName: z.string() })),
  }),
  errors: ['not_found', 'crew_removed', 'not_allowed'],
})

export const readChat = endpoint({
  name: 'readChat',
  method: 'PUT',
  path: '/crew/:id/chat/read',
  access: 'member',
  summary: 'Mark the chat of your crew as read up to a message',
  params: idParams,
  body: z.object({ upTo: rowId }),
  status: 204,
  response: z.void(),
  errors: ['not_found', 'crew_removed', 'not_allowed'],
})
