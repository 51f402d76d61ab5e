import * as z from 'zod/mini'
import { applicationEvent, crewEvent, helloEvent, messageEvent, sessionEvent } from '#contract/wire/events.ts'

const liveNews = z.discriminatedUnion('name', [
  z.extend(crewEvent, { name: z.literal('crew') }),
  z.extend(applicationEvent, { name: z.literal('application') }),
  z.extend(messageEvent, { name: z.literal('message') }),
  z.extend(sessionEvent, { name: z.literal('session') }),
  /** Nothing was heard before this moment: what was asked for earlier may be old. */
  z.object({ name: z.literal('gap'), at: z.number() }),
  /** Since when all news have been heard; null while some may be missed. Said again at every sign of life. */
  z.object({ name: z.literal('hearing'), since: z.nullable(z.number()) }),
])
export type LiveNews = z.output<typeof liveNews>

/** The events of the stream, by the names the server gives them. */
export const eventNames = ['crew', 'application', 'message', 'session'] as const
type EventName = (typeof eventNames)[number]

/** News from another tab, which may run another version of the page; undefined when it makes no sense here. */
export const readNews = (given: unknown): LiveNews | undefined => liveNews.safeParse(given).data

const parse = (data: string): object | undefined => {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

export const readEvent = (name: EventName, data: string): LiveNews | undefined =>
  readNews({ ...parse(data), name })

/** For how long before it opened the stream tells what happened. */
export const readHello = (data: string): number => helloEvent.safeParse(parse(data)).data?.heardForMs ?? 0
