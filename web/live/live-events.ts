import type { LiveEvent } from '#contract/wire/events.ts'

export const eventNames = [
  'crew',
  'application',
  'message',
  'beacon',
  'session',
] as const satisfies readonly LiveEvent['name'][]

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Data = Readonly<Record<string, unknown>>

/** By hand: the schemas are not part of the first view. */
const isRead: Readonly<Record<LiveEvent['name'], (data: Data) => boolean>> = {
  crew: ({ id, change }) =>
    Number.isInteger(id) && (change === 'created' || change === 'updated' || change === 'discussed'),
  application: ({ crewId }) => Number.isInteger(crewId),
  message: ({ unreadCount, unreadNotices }) =>
    Number.isInteger(unreadCount) && Number.isInteger(unreadNotices),
  beacon: () => true,
  session: ({ ended, cause }) => ended === true && (cause === undefined || cause === 'banned'),
}

const isLiveEvent = (event: { name: string; data: unknown }): event is LiveEvent => {
  const name = eventNames.find((known) => known === event.name)
  return (
    name !== undefined &&
    typeof event.data === 'object' &&
    event.data !== null &&
    isRead[name]({ ...event.data })
  )
}

/** Undefined for an event that this version of the page cannot read. */
export const parseEvent = (name: string, text: string): LiveEvent | undefined => {
  const event = { name, data: parseJson(text) }
  return isLiveEvent(event) ? event : undefined
}
