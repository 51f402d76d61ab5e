/** Keys that the server makes for itself. They are in the database, so that all nodes have the same, and move with it. */
import { createECDH, randomBytes } from 'node:crypto'
import webPush from 'web-push'
import type { Context } from '#server/context.ts'
import type { SecretKeysTable } from '#server/db/tables/push.ts'

type KeyName = SecretKeysTable['name']

const newKeys: Readonly<Record<KeyName, () => Buffer>> = {
  push: () => Buffer.from(webPush.generateVAPIDKeys().privateKey, 'base64url'),
  unsubscribe: () => randomBytes(32),
  webhooks: () => randomBytes(32),
  codes: () => randomBytes(32),
}

const findKey = async ({ db }: Context, name: KeyName): Promise<Buffer | undefined> =>
  (await db.selectFrom('secret_keys').select('key').where('name', '=', name).executeTakeFirst())?.key

/** If two nodes do this concurrently, one creates the key. */
const createKey = async ({ db }: Context, name: KeyName): Promise<void> => {
  await db
    .insertInto('secret_keys')
    .values({ name, key: newKeys[name]() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const loadKey = async (ctx: Context, name: KeyName): Promise<Buffer> => {
  const key = await findKey(ctx, name)
  if (key) return key
  await createKey(ctx, name)
  return loadKey(ctx, name)
}

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const withPublicKey = (key: Buffer): PushKeys => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(key)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') }
}

/** Push services recognise this site by them. Devices subscribe with the public key, and get pushes only from here. */
export const loadPushKeys = async (ctx: Context): Promise<PushKeys> =>
  ctx.config.pushKeys ?? withPublicKey(await loadKey(ctx, 'push'))
