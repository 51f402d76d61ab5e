/** Addresses of webhooks are stored encrypted: whoever has one can write into the channel. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { WebhookKey } from '#contract/webhooks/address.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Which key it was, in the first byte: an operator may set SECRET_KEY later. */
const keyNumbers = { database: 0, environment: 1 } as const
export type KeySource = keyof typeof keyNumbers

export interface SealingKey {
  readonly source: KeySource
  readonly key: Buffer
}

export const keyFromSecret = (secret: string): SealingKey => ({
  source: 'environment',
  key: Buffer.from(hkdfSync('sha256', secret, '', 'webhooks', 32)),
})

export const sourceOf = (sealed: Buffer): KeySource =>
  sealed[0] === keyNumbers.environment ? 'environment' : 'database'

export const sealAddress = ({ id, token }: WebhookKey, { source, key }: SealingKey): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce)
  const text = Buffer.concat([cipher.update(`${id}/${token}`, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(keyNumbers[source]), nonce, cipher.getAuthTag(), text])
}

/** By which two webhooks with the same address are recognised. The token is part of it: with a wrong one nobody takes a channel. */
export const channelOf = ({ id, token }: WebhookKey, { key }: SealingKey): Buffer =>
  createHmac('sha256', key).update(`${id}/${token}`).digest()

/** Undefined if it was sealed with another key. */
export const openAddress = (sealed: Buffer, key: Buffer): WebhookKey | undefined => {
  const tagAt = 1 + nonceBytes
  const textAt = tagAt + tagBytes
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, tagAt), { authTagLength: tagBytes })
    decipher.setAuthTag(sealed.subarray(tagAt, textAt))
    const text = Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]).toString('utf8')
    const [id = '', token = ''] = text.split('/')
    return { id, token }
  } catch {
    return undefined
  }
}
