/** What the server tells open pages as it happens. A page asks for what an event names; the event itself says little. */
import * as z from 'zod/mini'

/** The address of the stream, below /api. */
export const eventsPath = '/events'

/** `crew`, for everyone; `applications` of a crew only for its leader and whoever applied. */
export const crewEvent = z.object({ id: z.int(), change: z.enum(['created', 'updated', 'applications']) })

/** `message`, for the receiver alone. */
export const messageEvent = z.object({ unreadCount: z.int() })

/** `session`: the session that opened the stream is over, and so is the stream. */
export const sessionEvent = z.object({ ended: z.literal(true) })

/** Besides, `ping` comes twice a minute with nothing to say: a page that hears none has lost its connection. */
export type LiveEvent =
  | { readonly name: 'crew'; readonly data: z.output<typeof crewEvent> }
  | { readonly name: 'message'; readonly data: z.output<typeof messageEvent> }
  | { readonly name: 'session'; readonly data: z.output<typeof sessionEvent> }
