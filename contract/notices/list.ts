/** The notices of the site, as the bell shows them: those about one thing are one entry. */
import * as z from 'zod/mini'
import { activities, postTypes } from '../crews/fields.ts'
import { offerSources } from '../crews/offer-sources.ts'
import { readyStates } from '../crews/readiness.ts'
import { commentChannels } from '../wire/channels.ts'
import { endpoint } from '../wire/endpoint.ts'
import { unreadCounts } from '../wire/events.ts'
import { id, idParams, moment } from '../wire/ids.ts'
import { noticeKinds } from './kinds.ts'
import { noticeActs, noticeLimits } from './limits.ts'

/** An application that the caller can decide. */
const openApplication = z.object({
  id: z.int(),
  /** Those for a role are decided by `decideRoleApplication`. */
  isForRole: z.boolean(),
  name: z.string(),
  message: z.string(),
})
export type OpenApplication = z.output<typeof openApplication>

/** All notices of one type about one crew. */
const noticeGroup = z.object({
  /** Stays the same when others are added. */
  key: z.string(),
  /** Of the newest of them. */
  id: z.int(),
  text: z.string(),
  createdAt: moment,
  count: z.int(),
  /** How many of them the text says nothing about. */
  earlier: z.int(),
  unread: z.int(),
  /** Null without a crew, and once it is deleted. */
  crewId: z.nullable(z.int()),
  crewTitle: z.nullable(z.string()),
  about: z.nullable(z.enum(['crew', 'applications', 'discussion'])),
  /** The channel of the discussion that the newest one is about. */
  channel: z.nullable(z.enum(commentChannels)),
  /** What the crew does; null without one. */
  activity: z.nullable(z.enum([...activities, ...postTypes])),
  /** The player that the newest one is about, as long as their application or comment is there. */
  player: z.nullable(z.object({ displayName: z.string(), profileImage: z.nullable(z.string()) })),
  /** What the player can choose about notices like it; null for those that are always sent. */
  kind: z.nullable(z.enum(noticeKinds)),
  /** Null once it is done, or too late. */
  act: z.nullable(z.enum(noticeActs)),
  /** How many of the applications that they are about the caller can decide now. */
  pendingApplications: z.int(),
  /** That application, if it is the only one. */
  application: z.nullable(openApplication),
  /** Set for a ready check that the caller can answer now: what they have said until now. */
  ready: z.nullable(z.enum(readyStates)),
})
export type NoticeGroup = z.output<typeof noticeGroup>

/** A seat that the caller was offered and can accept. */
const openOffer = z.object({
  id: z.int(),
  source: z.enum(offerSources),
  crewId: z.int(),
  crewTitle: z.string(),
  leaderName: z.string(),
  /** When the mission starts, and how many minutes it lasts; null if that is open. */
  scheduledTime: z.nullable(moment),
  estimatedDuration: z.nullable(z.int()),
  /** Null for any seat. */
  roleName: z.nullable(z.string()),
  holdsSeat: z.boolean(),
  /** Null if it stays open as long as the crew takes people. */
  expiresAt: z.nullable(moment),
  createdAt: moment,
})
export type OpenOffer = z.output<typeof openOffer>

/** `before`: the id of the last entry that the caller has. */
const noticeQuery = z.object({ before: z.optional(id) })
export type NoticeQuery = z.output<typeof noticeQuery>

export const listNotices = endpoint({
  name: 'listNotices',
  method: 'GET',
  path: '/notices',
  access: 'member',
  summary: `List your newest ${noticeLimits.grouped} notices, those about one thing together, the newest first, and the seats that you were offered`,
  query: noticeQuery,
  status: 200,
  response: z.object({
    notices: z.array(noticeGroup),
    /** With the first page, the newest first. They are not counted as unread: the invitation was a message. */
    offers: z.array(openOffer),
    hasMore: z.boolean(),
    ...unreadCounts,
  }),
  errors: [],
})

const nothing = z.void()

export const readNotices = endpoint({
  name: 'readNotices',
  method: 'POST',
  path: '/notices/:id/read',
  access: 'member',
  summary: 'Mark a notice as read, with all earlier ones of its type about the same crew',
  params: idParams,
  status: 204,
  response: nothing,
  errors: ['not_found'],
})

export const deleteNotices = endpoint({
  name: 'deleteNotices',
  method: 'DELETE',
  path: '/notices/:id',
  access: 'member',
  summary: 'Delete a notice, with all earlier ones of its type about the same crew',
  params: idParams,
  status: 204,
  response: nothing,
  errors: ['not_found'],
})

export const readAllNotices = endpoint({
  name: 'readAllNotices',
  method: 'POST',
  path: '/notices/read-all',
  access: 'member',
  summary: 'Mark all notices as read, and leave what players wrote to you as it is',
  status: 204,
  response: nothing,
  errors: [],
})
