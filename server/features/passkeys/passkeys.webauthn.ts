/** Verifies what authenticators send. Until then every part of it may be anything that a stranger thought of. */
import type { AttestationObject } from '@simplewebauthn/server/helpers'
import type { Assertion, Attestation } from '#contract/passkeys/webauthn.ts'
import type { Config } from '#server/config.ts'
import type { PasskeyRow } from '#server/db/tables/passkeys.ts'

/** What passkeys are bound to: the host of the site, and where its pages come from. */
export const relyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

type RelyingParty = ReturnType<typeof relyingParty>

/** EdDSA, ES256 and RS256: the same on every node, whatever else its Node.js could verify. */
export const algorithms = [-8, -7, -257]

/** Loaded with the first passkey: with all kinds of certificates it knows, it would slow down every start. */
const loadLibrary = async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
})

/** Of the id of a passkey. Nobody else's device must ever come up with the same. */
const minIdBytes = 16

type Library = Awaited<ReturnType<typeof loadLibrary>>

/** The library throws whatever is wrong. */
const orUndefined = async <T>(
  verify: (library: Library) => Promise<T | undefined>,
): Promise<T | undefined> => {
  const library = await loadLibrary()
  try {
    return await verify(library)
  } catch {
    return undefined
  }
}

/** What the authenticator says it was asked to sign. */
export const challengeOf = ({ response }: Assertion | Attestation): string => {
  try {
    return String(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).challenge)
  } catch {
    return ''
  }
}

/**
 * Asked for none, browsers send no attestation, or one by the passkey itself. With certificates the library would fetch
 * lists of revoked ones, from wherever they say.
 */
const hasCertificates = (attestation: AttestationObject): boolean => {
  const format = attestation.get('fmt')
  return format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined)
}

/** Undefined if it is none, or was not made for this challenge, here, with the player identified. */
export const verifyNewPasskey = (party: RelyingParty, challenge: string, passkey: Attestation) =>
  orUndefined(async ({ decodeAttestationObject, verifyRegistrationResponse }) => {
    const attestation = Buffer.from(passkey.response.attestationObject, 'base64url')
    if (hasCertificates(decodeAttestationObject(new Uint8Array(attestation)))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    const credential_id = Buffer.from(credential.id, 'base64url')
    if (credential_id.length < minIdBytes) return undefined
    return {
      credential_id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: passkey.response.transports,
      is_backed_up: credentialBackedUp,
    }
  })

/** Undefined if the passkey has not signed the challenge, here, with the player identified. */
export const verifyAssertion = (
  party: RelyingParty,
  challenge: string,
  assertion: Assertion,
  { public_key }: Pick<PasskeyRow, 'public_key'>,
) =>
  orUndefined(async ({ verifyAuthenticationResponse }) => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The library would compare counters before the signature, and anybody could raise the alarm about a copy.
      credential: { id: assertion.id, publicKey: new Uint8Array(public_key), counter: 0 },
    })
    if (!verified) return undefined
    return { counter: authenticationInfo.newCounter, is_backed_up: authenticationInfo.credentialBackedUp }
  })
