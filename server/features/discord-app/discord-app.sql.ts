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
