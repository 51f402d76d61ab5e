import type { Context } from '#server/context.ts'

export const findPicture = async ({ db }: Context, hash: string): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('pictures')
    .select('data')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return row?.data
}

/** Locks the player's row. False if the account was deleted. */
export const setAddress = async (
  { db }: Context,
  userId: number,
  address: string | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ profile_image: address })
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const replacePicture = async (
  { db }: Context,
  userId: number,
  picture: { readonly hash: string; readonly data: Buffer },
): Promise<void> => {
  const { hash, data } = picture
  await db
    .insertInto('pictures')
    .values({ user_id: userId, hash, data })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, data }))
    .execute()
}

/** False if the player had none. */
export const deletePicture = async ({ db }: Context, userId: number): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('pictures').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}
