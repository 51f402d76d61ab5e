/** Verifies what authenticators send. Until then every part of it is untrusted. */
import type { AttestationObject } from '@simplewebauthn/server/helpers'
import type { Assertion, Attestation } from '#contract/passkeys/webauthn.ts'
import type { Config } from '#server/config.ts'
import type { PasskeyRow } from '#server/db/tables/passkeys.ts'

/** What passkeys are bound to: the host of the site, and the origin of its pages. */
export const relyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

type RelyingParty = ReturnType<typeof relyingParty>

/** EdDSA, ES256 and RS256: the same on every node, whatever else its Node.js could verify. */
export const algorithms = [-8, -7, -257]

/** Loaded with the first passkey: it supports every kind of certificate, which would slow down every start. */
const loadLibrary = async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
})

/** The minimum length of a passkey's id: no two devices may ever create the same one. */
const minIdBytes = 16

type Library = Awaited<ReturnType<typeof loadLibrary>>

/** The library throws on every failure. */
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

/** The challenge that the authenticator claims to have signed. */
export const challengeOf = ({ response }: Assertion | Attestation): string => {
  try {
    return String(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).challenge)
  } catch {
    return ''
  }
}

/**
 * Without a request for attestation, browsers send none, or one by the passkey itself. For certificates the library
 * would fetch revocation lists from any address that they name.
 */
const hasCertificates = (attestation: AttestationObject): boolean => {
  const format = attestation.get('fmt')
  return format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined)
}

/** Undefined if it is not a passkey, or was not created for this challenge, here, with the player identified. */
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
      // The library would compare counters before the signature, so anyone could trigger the alarm about a copy.
      credential: { id: assertion.id, publicKey: new Uint8Array(public_key), counter: 0 },
    })
    if (!verified) return undefined
    return { counter: authenticationInfo.newCounter, is_backed_up: authenticationInfo.credentialBackedUp }
  })
