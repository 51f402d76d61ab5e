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

export const publish = async ({ db }: Pick<Context, 'db'>, item: News): Promise<void> => {
  await sql`select pg_notify(${channel}, ${JSON.stringify(item)})`.execute(db)
}
