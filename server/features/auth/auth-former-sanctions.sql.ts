import type { Context } from '#server/context.ts'

/** Undefined until the first key is stored. */
export const findKey = async ({ db }: Context): Promise<Buffer | undefined> =>
  (await db.selectFrom('former_sanctions_key').select('key').executeTakeFirst())?.key

/** If two nodes create the key concurrently, one succeeds. */
export const createKey = async ({ db }: Context, key: Buffer): Promise<void> => {
  await db
    .insertInto('former_sanctions_key')
    .values({ id: 1, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Hashes {
  readonly name_hash: Buffer
  readonly email_hash: Buffer
}

export const insertFormerSanction = async (
  { db, now }: Context,
  sanction: Hashes & { readonly has_open_warning: boolean },
): Promise<void> => {
  await db
    .insertInto('former_sanctions')
    .values({ ...sanction, created_at: now() })
    .execute()
}

export const listFormerSanctions = ({ db }: Context, { name_hash, email_hash }: Hashes, since: Date) =>
  db
    .selectFrom('former_sanctions')
    .select(['name_hash', 'email_hash', 'has_open_warning'])
    .where((eb) => eb.or([eb('name_hash', '=', name_hash), eb('email_hash', '=', email_hash)]))
    .where('created_at', '>', since)
    .execute()

/** The new account has the warning now. */
export const closeFormerWarnings = async ({ db }: Context, emailHash: Buffer): Promise<void> => {
  await db
    .updateTable('former_sanctions')
    .set({ has_open_warning: false })
    .where('email_hash', '=', emailHash)
    .execute()
}

export const deleteFormerSanctions = async ({ db }: Context, before: Date): Promise<void> => {
  await db.deleteFrom('former_sanctions').where('created_at', '<=', before).execute()
}
