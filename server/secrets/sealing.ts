/** Secrets that the server has to read again are stored encrypted: with SECRET_KEY, or with a key in the database. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { loadKey } from './secret-keys.ts'

type Purpose = 'webhooks' | 'codes'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Which key it was, in the first byte: an operator may set SECRET_KEY later. */
const keyNumbers = { database: 0, environment: 1 } as const
type KeySource = keyof typeof keyNumbers

export interface SealingKey {
  readonly source: KeySource
  readonly key: Buffer
}

export const keyFromSecret = (secret: string, purpose: Purpose): SealingKey => ({
  source: 'environment',
  key: Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)),
})

export const sourceOf = (sealed: Buffer): KeySource =>
  sealed[0] === keyNumbers.environment ? 'environment' : 'database'

export const sealText = (text: string, { source, key }: SealingKey): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(keyNumbers[source]), nonce, cipher.getAuthTag(), sealed])
}

/** Undefined if it was sealed with another key. */
export const openText = (sealed: Buffer, key: Buffer): string | undefined => {
  const tagAt = 1 + nonceBytes
  const textAt = tagAt + tagBytes
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, tagAt), { authTagLength: tagBytes })
    decipher.setAuthTag(sealed.subarray(tagAt, textAt))
    return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const environmentKey = ({ config }: Context, purpose: Purpose): SealingKey | undefined =>
  config.secretKey === undefined ? undefined : keyFromSecret(config.secretKey, purpose)

const databaseKey = async (ctx: Context, purpose: Purpose): Promise<SealingKey> => ({
  source: 'database',
  key: await loadKey(ctx, purpose),
})

export const sealingKey = async (ctx: Context, purpose: Purpose): Promise<SealingKey> =>
  environmentKey(ctx, purpose) ?? (await databaseKey(ctx, purpose))

/** Undefined if its key is not the one that the server has now. */
export const openSealed = async (
  ctx: Context,
  purpose: Purpose,
  sealed: Buffer,
): Promise<string | undefined> => {
  const isFromEnvironment = sourceOf(sealed) === 'environment'
  const key = isFromEnvironment ? environmentKey(ctx, purpose) : await databaseKey(ctx, purpose)
  return key && openText(sealed, key.key)
}
