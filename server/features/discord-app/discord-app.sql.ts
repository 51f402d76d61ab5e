import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** False if it has been received before. */
export const insertInteraction = async ({ db, now }: Context, id: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('discord_interactions')
    .values({ id, received_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const deleteInteractions = async ({ db }: Context, before: Date): Promise<void> => {
  await db.deleteFrom('discord_interactions').where('received_at', '<', before).execute()
}

/** Undefined if Discord has never asked for one. */
export const findPause = async ({ db }: Context): Promise<Date | undefined> =>
  (await db.selectFrom('discord_pause').select('until').executeTakeFirst())?.until

/** Unless there is a longer one. */
export const savePause = async ({ db }: Context, until: Date): Promise<void> => {
  await sql`
    insert into discord_pause values (1, ${until})
    on conflict (id) do update set until = greatest(discord_pause.until, excluded.until)
  `.execute(db)
}
