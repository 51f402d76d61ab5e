/** What the server sends to open pages. An event only says what has changed; the page refetches it. */
import * as z from 'zod/mini'
import { commentChannels } from './channels.ts'
import { endpoint } from './endpoint.ts'

/** The path of the stream, below /api. */
export const eventsPath = '/events'

/** `crew`, for everyone. `discussed`: only its discussion has changed; for those aboard alone if it is theirs. */
export const crewEvent = z.object({
  id: z.int(),
  change: z.enum(['created', 'updated', 'discussed']),
  /** Where something was written; absent where only the post changed. */
  channel: z.optional(z.enum(commentChannels)),
})
export type CrewEvent = z.output<typeof crewEvent>

/** `application`, for the crew's leader and the applicant. */
export const applicationEvent = z.object({ crewId: z.int() })

/** How much the player has not read, and how much of it is notices of the site; the rest are letters. */
export const unreadCounts = { unreadCount: z.int(), unreadNotices: z.int() }

/** `message`, for the receiver only. */
const messageEvent = z.object(unreadCounts)
export type UnreadCounts = z.output<typeof messageEvent>

/** `session`: the session that opened the stream has ended, and the stream ends with it. `cause`: if it was a ban. */
const sessionEvent = z.object({ ended: z.literal(true), cause: z.optional(z.literal('banned')) })

/** `beacon`: players who are free have changed. Only for those who may see it. */
const beaconEvent = z.object({})

/** Besides these, an empty `ping` is sent twice a minute: a page that receives none has lost its connection. */
const liveEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('crew'), data: crewEvent }),
  z.object({ name: z.literal('application'), data: applicationEvent }),
  z.object({ name: z.literal('message'), data: messageEvent }),
  z.object({ name: z.literal('beacon'), data: beaconEvent }),
  z.object({ name: z.literal('session'), data: sessionEvent }),
])
export type LiveEvent = z.output<typeof liveEvent>

export const followEvents = endpoint({
  name: 'followEvents',
  method: 'GET',
  path: eventsPath,
  access: 'public',
  summary: 'Follow changes as they happen, as a stream of server-sent events, each with a name and JSON data',
  status: 200,
  response: liveEvent,
  errors: [],
})
