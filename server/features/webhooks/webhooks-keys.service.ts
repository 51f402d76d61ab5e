/** Addresses of webhooks are stored encrypted: anyone who has one can write into the channel. */
import { createHmac } from 'node:crypto'
import type { WebhookKey } from '#contract/webhooks/address.ts'
import type { Context } from '#server/context.ts'
import { openSealed, sealingKey, sealText } from '#server/secrets/sealing.ts'

export interface StoredAddress {
  readonly address: Buffer
  /**
   * Identifies webhooks with the same address. It includes the token, so that no one can take over a channel with a
   * wrong one.
   */
  readonly channel: Buffer
}

export const seal = async (ctx: Context, { id, token }: WebhookKey): Promise<StoredAddress> => {
  const text = `${id}/${token}`
  const key = await sealingKey(ctx, 'webhooks')
  return { address: sealText(text, key), channel: createHmac('sha256', key.key).update(text).digest() }
}

/** Undefined if it was sealed with another key than the server's current one. */
export const unseal = async (ctx: Context, sealed: Buffer): Promise<WebhookKey | undefined> => {
  const text = await openSealed(ctx, 'webhooks', sealed)
  if (text === undefined) return undefined
  const [id = '', token = ''] = text.split('/')
  return { id, token }
}
