import * as z from 'zod/mini'
import { applicationEvent, crewEvent, messageEvent, sessionEvent } from '#contract/wire/events.ts'

const liveNews = z.discriminatedUnion('name', [
  z.extend(crewEvent, { name: z.literal('crew') }),
  z.extend(applicationEvent, { name: z.literal('application') }),
  z.extend(messageEvent, { name: z.literal('message') }),
  z.extend(sessionEvent, { name: z.literal('session') }),
  /** The stream was away for a while: anything may have changed. */
  z.object({ name: z.literal('gap') }),
])
export type LiveNews = z.output<typeof liveNews>

/** The events of the stream, by the names the server gives them. */
export const eventNames = ['crew', 'application', 'message', 'session'] as const
type EventName = (typeof eventNames)[number]

/** News from another tab, which may run another version of the page; undefined when it makes no sense here. */
export const readNews = (given: unknown): LiveNews | undefined => liveNews.safeParse(given).data

export const readEvent = (name: EventName, data: string): LiveNews | undefined => {
  try {
    return readNews({ ...JSON.parse(data), name })
  } catch {
    return undefined
  }
}
