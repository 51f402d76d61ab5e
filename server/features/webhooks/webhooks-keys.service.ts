/** The key of the addresses: from SECRET_KEY, or one of our own in the database. */
import type { WebhookKey } from '#contract/webhooks/address.ts'
import type { Context } from '#server/context.ts'
import { loadKey } from '#server/notices/secret-keys.ts'
import {
  channelOf,
  keyFromSecret,
  openAddress,
  type SealingKey,
  sealAddress,
  sourceOf,
} from './webhooks.seal.ts'

const environmentKey = ({ config }: Context): SealingKey | undefined =>
  config.secretKey === undefined ? undefined : keyFromSecret(config.secretKey)

const databaseKey = async (ctx: Context): Promise<SealingKey> => ({
  source: 'database',
  key: await loadKey(ctx, 'webhooks'),
})

export interface StoredAddress {
  readonly address: Buffer
  readonly channel: Buffer
}

export const seal = async (ctx: Context, address: WebhookKey): Promise<StoredAddress> => {
  const key = environmentKey(ctx) ?? (await databaseKey(ctx))
  return { address: sealAddress(address, key), channel: channelOf(address, key) }
}

/** Undefined if its key is not the one that the server has now. */
export const unseal = async (ctx: Context, sealed: Buffer): Promise<WebhookKey | undefined> => {
  const key = sourceOf(sealed) === 'environment' ? environmentKey(ctx) : await databaseKey(ctx)
  return key && openAddress(sealed, key.key)
}
