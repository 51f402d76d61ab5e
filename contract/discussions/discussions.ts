/** The discussion of a crew: public questions, and a channel for those aboard. */
import * as z from 'zod/mini'
import { commentChannels } from '../wire/channels.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, moment } from '../wire/ids.ts'
import { commentDraft } from './draft.ts'
import { commentLimits, commentRemovers } from './fields.ts'

const author = z.object({
  id: z.int(),
  /** Theirs alone, unlike the display name. */
  username: z.string(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
  isLeader: z.boolean(),
  /** An admin or a moderator. */
  isStaff: z.boolean(),
})

export const comment = z.object({
  id: z.int(),
  /** Empty once it is removed. */
  text: z.string(),
  removedBy: z.nullable(z.enum(commentRemovers)),
  /** Null once the comment or the account is removed. */
  author: z.nullable(author),
  createdAt: moment,
  /** By `removeComment`, or by `deleteComment` for moderators. */
  canRemove: z.boolean(),
  canReport: z.boolean(),
})
export type Comment = z.output<typeof comment>

/** A comment with its newest replies, the oldest of them first, and the number of all its replies. */
const thread = z.extend(comment, { replies: z.array(comment), replyCount: z.int() })
export type CommentThread = z.output<typeof thread>

export const listComments = endpoint({
  name: 'listComments',
  method: 'GET',
  path: '/crew/:id/comments',
  access: 'public',
  token: 'read',
  summary: `List the comments on a crew, the newest first, ${commentLimits.page} at a time, each with its newest ${commentLimits.newestReplies} replies`,
  params: idParams,
  query: z.object({
    channel: z._default(z.enum(commentChannels), 'public'),
    /** The id of the oldest comment that the caller has. */
    before: z.optional(id),
  }),
  status: 200,
  response: z.array(thread),
  errors: ['not_found', 'crew_removed', 'not_signed_in', 'not_allowed'],
})

export const listReplies = endpoint({
  name: 'listReplies',
  method: 'GET',
  path: '/comments/:id/replies',
  access: 'public',
  token: 'read',
  summary: `List the replies to a comment in their order, the newest ${commentLimits.repliesPage} or those before a reply`,
  params: idParams,
  query: z.object({
    /** The id of the oldest reply that the caller has. */
    before: z.optional(id),
  }),
  status: 200,
  response: z.array(comment),
  errors: ['not_found'],
})

export const writeComment = endpoint({
  name: 'writeComment',
  method: 'POST',
  path: '/crew/:id/comments',
  access: 'member',
  summary: 'Write a comment or a reply in the discussion of a crew',
  params: idParams,
  body: commentDraft,
  status: 201,
  response: comment,
  errors: ['not_found', 'not_allowed', 'not_accepting', 'post_hidden', 'thread_full', 'warning_open'],
})

export const removeComment = endpoint({
  name: 'removeComment',
  method: 'DELETE',
  path: '/comments/:id',
  access: 'member',
  summary: 'Remove a comment: your own, or one on your crew',
  params: idParams,
  status: 204,
  response: z.void(),
  errors: ['not_found', 'not_allowed'],
})
