/** An authenticator in software: makes passkeys and signs with them, well or as badly as a test wants. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { CreationOptions, RequestOptions } from '#contract/passkeys/webauthn.ts'
import { makerCertificate, makerKey } from './attestation-certificate.ts'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const flag = { present: 0x01, verified: 0x04, canBackUp: 0x08, backedUp: 0x10, hasKey: 0x40 } as const

/** What a test changes; the rest is as a browser on the right page would do it. */
export interface Changes {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  readonly counter?: number
  readonly isVerified?: boolean
  readonly isBackedUp?: boolean
  readonly credentialId?: Buffer
  readonly userHandle?: string
  readonly algorithm?: number
  /** Of a new passkey: who says what it is. */
  readonly attestedBy?: 'nobody' | 'itself' | 'maker'
}

export interface SoftPasskey {
  readonly id: Buffer
  readonly key: KeyObject
  readonly userHandle: string
  counter: number
}

const here = 'http://localhost:3000'

const clientData = (type: string, challenge: string, changes: Changes): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: changes.type ?? type,
      challenge: changes.challenge ?? challenge,
      origin: changes.origin ?? here,
      crossOrigin: false,
    }),
  )

const authenticatorData = (rpId: string, counter: number, changes: Changes, key?: Buffer): Buffer => {
  const flags =
    flag.present |
    (changes.isVerified === false ? 0 : flag.verified) |
    (changes.isBackedUp ? flag.canBackUp | flag.backedUp : 0) |
    (key ? flag.hasKey : 0)
  const head = Buffer.alloc(5)
  head.writeUInt8(flags)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(changes.rpId ?? rpId), head, key ?? Buffer.alloc(0)])
}

/** In the form that authenticators send (COSE): an elliptic curve key, ES256. */
const encodeKey = (key: KeyObject, algorithm = -7): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  const parts = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, algorithm],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
  return Buffer.from(isoCBOR.encode(parts))
}

const attested = (id: Buffer, key: Buffer): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  return Buffer.concat([Buffer.alloc(16), length, id, key])
}

const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const attest = (by: Changes['attestedBy'], key: KeyObject, signed: Buffer) => {
  if (by === undefined || by === 'nobody') return { format: 'none', statement: new Map() }
  const signature = sign('sha256', signed, by === 'maker' ? makerKey : key)
  const statement = new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(signature)],
  ])
  if (by === 'maker') statement.set('x5c', [makerCertificate])
  return { format: 'packed', statement }
}

/** A new passkey, and what the browser would send of it. */
export const makePasskey = (options: CreationOptions, changes: Changes = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const id = changes.credentialId ?? randomBytes(32)
  const counter = changes.counter ?? 0
  const key = attested(id, encodeKey(publicKey, changes.algorithm))
  const data = authenticatorData(options.rp.id, counter, changes, key)
  const client = clientData('webauthn.create', options.challenge, changes)
  const { format, statement } = attest(changes.attestedBy, privateKey, Buffer.concat([data, sha256(client)]))
  const attestation = new Map<string, unknown>([
    ['fmt', format],
    ['attStmt', statement],
    ['authData', new Uint8Array(data)],
  ])
  const passkey: SoftPasskey = { id, key: privateKey, userHandle: options.user.id, counter }
  return {
    passkey,
    response: {
      id: encoded(id),
      rawId: encoded(id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: encoded(client),
        attestationObject: encoded(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    },
  }
}

/** The passkey's answer to a challenge. One that counts, counts on. */
export const signChallenge = (passkey: SoftPasskey, options: RequestOptions, changes: Changes = {}) => {
  if (passkey.counter > 0) passkey.counter += 1
  const data = authenticatorData(options.rpId, changes.counter ?? passkey.counter, changes)
  const client = clientData('webauthn.get', options.challenge, changes)
  const id = encoded(changes.credentialId ?? passkey.id)
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: {
      clientDataJSON: encoded(client),
      authenticatorData: encoded(data),
      signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), passkey.key)),
      userHandle: changes.userHandle ?? passkey.userHandle,
    },
  }
}
