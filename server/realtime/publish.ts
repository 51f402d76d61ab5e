/** Publishes an event in the transaction of its change: it is sent only if the change commits. */
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { applicationEvent, crewEvent } from '#contract/wire/events.ts'
import type { Context } from '#server/context.ts'

export const channel = 'crewbeacon'

/** What the nodes send each other. `to`: only these players receive it. */
export const busEvent = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('crew'), event: crewEvent }),
  z.object({ topic: z.literal('aboard'), event: crewEvent, to: z.array(z.int()) }),
  z.object({ topic: z.literal('application'), event: applicationEvent, to: z.array(z.int()) }),
  z.object({ topic: z.literal('messages'), to: z.array(z.int()) }),
  /** Without `to`: everyone. */
  z.object({ topic: z.literal('beacons'), to: z.optional(z.array(z.int())) }),
  z.object({ topic: z.literal('sessions'), userId: z.int(), cause: z.optional(z.literal('banned')) }),
])
export type BusEvent = z.output<typeof busEvent>

// A payload holds at most 8,000 bytes.
const maxReceivers = 200

const inBatches = (event: BusEvent): BusEvent[] => {
  if (!('to' in event) || !event.to) return [event]
  const { to } = event
  const batches = Math.ceil(to.length / maxReceivers)
  return Array.from({ length: batches }, (_, i) => ({
    ...event,
    to: to.slice(i * maxReceivers, (i + 1) * maxReceivers),
  }))
}

/** For what guests see of a player on many pages: this node does not show them cached pages any more. No page refetches it. */
export const refreshGuests = ({ published }: Pick<Context, 'published'>): void => {
  published?.add('crew' satisfies BusEvent['topic'])
}

export const publish = (ctx: Pick<Context, 'db' | 'published'>, event: BusEvent): Promise<void> =>
  publishAll(ctx, [event])

/** In one statement, however many there are. */
export const publishAll = async (
  { db, published }: Pick<Context, 'db' | 'published'>,
  events: readonly BusEvent[],
): Promise<void> => {
  for (const { topic } of events) published?.add(topic)
  const payloads = events.flatMap(inBatches).map((batch) => JSON.stringify(batch))
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db)
}
