/**
 * What browsers and the server exchange about passkeys, as WebAuthn defines it: bytes are base64url. Every part has a
 * limit, which holds before anything is decoded.
 */
import * as z from 'zod/mini'

const bytes = (most: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{1,${Math.ceil((most * 4) / 3)}}$`)))

const credential = { id: bytes(1023), rawId: bytes(1023), type: z.literal('public-key') }
const clientDataJSON = bytes(2048)

/** A new passkey, as `navigator.credentials.create` returns it. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(4096),
    transports: z._default(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)), []),
  }),
})
export type Attestation = z.output<typeof attestation>

/** The answer of a passkey to a challenge, as `navigator.credentials.get` returns it. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(1024),
    signature: bytes(1024),
    /** Of the player, as the passkey knows them. */
    userHandle: bytes(64),
  }),
})
export type Assertion = z.output<typeof assertion>

const publicKey = z.literal('public-key')
const timeout = z.int()
const required = z.literal('required')

/** What a browser needs to make a passkey. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout,
  attestation: z.literal('none'),
  /** Those that the player has: no authenticator makes a second one. */
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: required,
    requireResidentKey: z.literal(true),
    userVerification: required,
  }),
})
export type CreationOptions = z.output<typeof creationOptions>

/** What a browser needs to ask for a passkey, whosever it is. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout,
  userVerification: required,
})
export type RequestOptions = z.output<typeof requestOptions>
