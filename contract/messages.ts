import * as z from 'zod/mini'
import { endpoint } from './wire/endpoint.ts'
import { idParams, moment } from './wire/ids.ts'

/** `system`: a notice from the site itself. */
export const messageKinds = ['system', 'player'] as const
export type MessageKind = (typeof messageKinds)[number]

const message = z.object({
  id: z.int(),
  kind: z.enum(messageKinds),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: moment,
  crewId: z.nullable(z.int()),
  crewTitle: z.nullable(z.string()),
  senderName: z.string(),
  senderDisplayName: z.string(),
})
export type Message = z.output<typeof message>

export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/messages',
  access: 'member',
  summary: 'List the messages in your inbox, the newest first',
  status: 200,
  response: z.object({ messages: z.array(message), unreadCount: z.int() }),
  errors: [],
})

export const readMessage = endpoint({
  name: 'readMessage',
  method: 'PATCH',
  path: '/messages/:id/read',
  access: 'member',
  summary: 'Mark a message in your inbox as read',
  params: idParams,
  status: 200,
  response: message,
  errors: ['not_found'],
})
