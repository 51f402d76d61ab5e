import { type LiveEvent, liveEvent } from '#contract/wire/events.ts'

export const eventNames = [
  'crew',
  'application',
  'message',
  'session',
] as const satisfies readonly LiveEvent['name'][]

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined for an event that this version of the page cannot read. */
export const parseEvent = (name: string, text: string): LiveEvent | undefined =>
  liveEvent.safeParse({ name, data: parseJson(text) }).data
