import * as z from 'zod/mini'
import { offerOutcomes } from '../offers/fields.ts'
import { reputation } from '../users/users.ts'
import { commentChannels } from '../wire/channels.ts'
import { endpoint } from '../wire/endpoint.ts'
import { unreadCounts } from '../wire/events.ts'
import { id, idParams, moment, rowId } from '../wire/ids.ts'
import { leaderMessageDraft, messageDraft } from './drafts.ts'
import { namedSeat } from './invitations.ts'
import { inboxKinds, messageFolders, messageLimits } from './limits.ts'

/** `system`: a notice from the site itself. `invitation`: a message that invites its receiver to a crew. */
const messageKinds = ['system', 'direct', 'invitation'] as const
export type MessageKind = (typeof messageKinds)[number]

const { largestPage } = messageLimits

/** The player at the other end of a message. */
const partner = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
  /** An admin or a moderator. */
  isStaff: z.boolean(),
})

const message = z.object({
  id: z.int(),
  kind: z.enum(messageKinds),
  message: z.string(),
  /** Always true for what the caller wrote: only the receiver sees whether a message was read. */
  isRead: z.boolean(),
  /** Whether the caller wrote it. */
  isSent: z.boolean(),
  createdAt: moment,
  crewId: z.nullable(z.int()),
  crewTitle: z.nullable(z.string()),
  /** What a notice is about: its crew, the applications to it, or its discussion. */
  about: z.nullable(z.enum(['crew', 'applications', 'discussion'])),
  /** The channel of the discussion that a notice is about. */
  channel: z.nullable(z.enum(commentChannels)),
  /** Null for a notice, and once the account is deleted. */
  senderId: z.nullable(z.int()),
  senderName: z.string(),
  senderDisplayName: z.string(),
  /** The id of the player at the other end: two players have one conversation. */
  conversationId: z.nullable(z.int()),
  partner: z.nullable(partner),
  /** What an invitation offers and what became of it; null for other messages. */
  offer: z.nullable(
    z.object({
      id: z.int(),
      state: z.enum(['open', ...offerOutcomes]),
      /** Null for any seat. */
      roleName: z.nullable(z.string()),
      holdsSeat: z.boolean(),
      /** Null if it stays open as long as the crew takes people. */
      expiresAt: z.nullable(moment),
    }),
  ),
})
export type Message = z.output<typeof message>

/** A whole number in a query. */
const count = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(max))),
  )

/** `before`: the id of the oldest message that the caller has. */
const paging = {
  before: z.optional(id),
  limit: z._default(count(largestPage), messageLimits.page),
}

/** Without it both kinds are meant. */
const kind = z.optional(z.enum(inboxKinds))

const messageQuery = z.object({ folder: z._default(z.enum(messageFolders), 'inbox'), kind, ...paging })
export type MessageQuery = z.output<typeof messageQuery>

const conversationQuery = z.object(paging)
export type ConversationQuery = z.output<typeof conversationQuery>

export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/messages',
  access: 'member',
  summary:
    'List the messages in your inbox, or those that you sent, the newest first: letters of players, notices of the site, or both. The counts are of both kinds',
  query: messageQuery,
  status: 200,
  response: z.object({ messages: z.array(message), ...unreadCounts }),
  errors: [],
})

export const listConversation = endpoint({
  name: 'listConversation',
  method: 'GET',
  path: '/users/:id/messages',
  access: 'member',
  summary: 'List what you and another player wrote to each other, the newest first',
  params: idParams,
  query: conversationQuery,
  status: 200,
  response: z.object({
    messages: z.array(message),
    player: z.extend(partner, {
      reputation,
      /** Once the player has written, but not while a report of the caller on it is open. */
      canReport: z.boolean(),
    }),
    /** Whether the caller has blocked the player; whether it is the other way round stays secret. */
    isBlocked: z.boolean(),
  }),
  errors: ['not_found'],
})

const nothing = z.void()

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

export const readConversation = endpoint({
  name: 'readConversation',
  method: 'POST',
  path: '/users/:id/messages/read',
  access: 'member',
  summary: 'Mark everything that a player wrote to you as read',
  params: idParams,
  status: 204,
  response: nothing,
  errors: [],
})

export const readAllMessages = endpoint({
  name: 'readAllMessages',
  method: 'POST',
  path: '/messages/read-all',
  access: 'member',
  summary: 'Mark all messages in your inbox as read, or those of one kind',
  query: z.object({ kind }),
  status: 204,
  response: nothing,
  errors: [],
})

export const deleteMessage = endpoint({
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/messages/:id',
  access: 'member',
  summary: 'Delete a message for yourself; the other player keeps it',
  params: idParams,
  status: 204,
  response: nothing,
  errors: ['not_found'],
})

const sendErrors = ['not_found', 'own_crew', 'not_accepting', 'blocked_by_you', 'warning_open'] as const

export const contactLeader = endpoint({
  name: 'contactLeader',
  method: 'POST',
  path: '/crew/:id/message',
  access: 'member',
  summary: 'Write to the leader of a crew',
  params: idParams,
  body: leaderMessageDraft,
  status: 201,
  response: message,
  errors: sendErrors,
})

/** `crewId`: makes it an invitation to this crew, which has to be one of the sender's. */
const playerMessageDraft = z.extend(messageDraft, {
  crewId: z.optional(z.nullable(rowId)),
  roleId: namedSeat,
})
export type PlayerMessageDraft = z.output<typeof playerMessageDraft>

export const messagePlayer = endpoint({
  name: 'messagePlayer',
  method: 'POST',
  path: '/users/:id/message',
  access: 'member',
  summary: 'Write to a player, or invite them to one of your open crews',
  params: idParams,
  body: playerMessageDraft,
  status: 201,
  response: message,
  errors: [
    ...sendErrors,
    'not_allowed',
    'mission_closed',
    'crew_full',
    'role_full',
    'seat_held',
    'already_member',
    'post_hidden',
  ],
})

export const replyToMessage = endpoint({
  name: 'replyToMessage',
  method: 'POST',
  path: '/messages/:id/reply',
  access: 'member',
  summary: 'Reply to a message',
  params: idParams,
  body: messageDraft,
  status: 201,
  response: message,
  errors: [...sendErrors, 'not_allowed'],
})
