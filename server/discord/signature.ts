/** Discord signs every request with the key of the application. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** What stands before the 32 bytes of an Ed25519 key in its usual form. */
const keyPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** Of the application, as its portal shows it. */
export const discordKey = (publicKey: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([keyPrefix, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  })

const maxAgeMs = 5 * 60_000

interface SignedRequest {
  readonly signature: unknown
  /** In seconds. */
  readonly timestamp: unknown
  /** As it was received: parsed and written again, it would be another text. */
  readonly body: Buffer
}

/** Whether Discord has sent this within the last five minutes. */
export const isSignedByDiscord = (
  key: KeyObject,
  { signature, timestamp, body }: SignedRequest,
  now: Date,
): boolean => {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return false
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > maxAgeMs) return false
  const signed = Buffer.concat([Buffer.from(timestamp), body])
  return verify(null, signed, key, Buffer.from(signature, 'hex'))
}
