/** What the server tells open pages as it happens. A page asks for what an event names; the event itself says little. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The address of the stream, below /api. */
export const eventsPath = '/events'

/**
 * `hello`, first of all: the events of so long ago until now follow, so that a page need not ask again for what it was
 * answered since.
 */
export const helloEvent = z.object({ heardForMs: z.int() })

/** `crew`, for everyone. */
export const crewEvent = z.object({ id: z.int(), change: z.enum(['created', 'updated']) })

/** `application`, for the leader of the crew and whoever applied. */
export const applicationEvent = z.object({ crewId: z.int() })

/** `message`, for the receiver alone. */
export const messageEvent = z.object({ unreadCount: z.int() })

/** `session`: the session that opened the stream is over, and so is the stream. */
export const sessionEvent = z.object({ ended: z.literal(true) })

/** Besides, `ping` comes twice a minute with nothing to say: a page that hears none has lost its connection. */
const liveEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('hello'), data: helloEvent }),
  z.object({ name: z.literal('crew'), data: crewEvent }),
  z.object({ name: z.literal('application'), data: applicationEvent }),
  z.object({ name: z.literal('message'), data: messageEvent }),
  z.object({ name: z.literal('session'), data: sessionEvent }),
])
export type LiveEvent = z.output<typeof liveEvent>

export const followEvents = endpoint({
  name: 'followEvents',
  method: 'GET',
  path: eventsPath,
  access: 'public',
  summary: 'What happens, as it happens: a stream of server-sent events, each with its name and its data',
  status: 200,
  response: liveEvent,
  errors: [],
})
