/** Says in the transaction that something changes: it is heard exactly when the change is committed. */
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { applicationEvent, crewEvent } from '#contract/wire/events.ts'
import type { Context } from '#server/context.ts'

export const channel = 'crewbeacon'

/** What nodes tell each other. `to`: only these players hear of it. */
export const news = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('crew'), event: crewEvent }),
  z.object({ topic: z.literal('application'), event: applicationEvent, to: z.array(z.int()) }),
  z.object({ topic: z.literal('messages'), to: z.array(z.int()) }),
  z.object({ topic: z.literal('sessions'), userId: z.int() }),
])
export type News = z.output<typeof news>

// A payload holds at most 8,000 bytes.
const mostReceivers = 200

const inPortions = (item: News): News[] => {
  if (!('to' in item)) return [item]
  const { to } = item
  const portions = Math.ceil(to.length / mostReceivers)
  return Array.from({ length: portions }, (_, i) => ({
    ...item,
    to: to.slice(i * mostReceivers, (i + 1) * mostReceivers),
  }))
}

export const publish = async ({ db }: Pick<Context, 'db'>, item: News): Promise<void> => {
  const payloads = inPortions(item).map((portion) => JSON.stringify(portion))
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db)
}
