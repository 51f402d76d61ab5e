import { passkeyLimits } from '#contract/passkeys/limits.ts'
import type { Passkey, Passkeys } from '#contract/passkeys/passkeys.ts'
import type { CreationOptions, RequestOptions } from '#contract/passkeys/webauthn.ts'
import type { Config } from '#server/config.ts'
import type { PasskeyRow } from '#server/db/tables/passkeys.ts'
import { challengeMs, type PasskeyCreation } from './passkeys.challenges.ts'
import { algorithms, relyingParty } from './passkeys.webauthn.ts'

export const viewPasskey = (passkey: PasskeyRow): Passkey => ({
  id: passkey.id,
  name: passkey.name,
  isBackedUp: passkey.is_backed_up,
  createdAt: passkey.created_at.toISOString(),
  lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
})

/** `methodCount`: how many sign-in methods the account has, passkeys being one. */
export const viewPasskeys = (passkeys: readonly PasskeyRow[], methodCount: number): Passkeys => ({
  passkeys: passkeys.map(viewPasskey),
  canAdd: passkeys.length < passkeyLimits.count,
  canRemove: methodCount > 1 || passkeys.length > 1,
})

/** Discoverable, so that players need not type a name; with a finger or PIN, so that it is two factors in one. */
export const viewCreation = (
  { challenge, user, handle, passkeys }: PasskeyCreation,
  config: Config,
): CreationOptions => ({
  challenge,
  rp: { id: relyingParty(config).id, name: 'CrewBeacon' },
  user: {
    id: handle.toString('base64url'),
    name: user.username,
    displayName: user.display_name ?? user.username,
  },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout: challengeMs,
  attestation: 'none',
  excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    type: 'public-key',
    transports,
  })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
})

export const viewRequest = (challenge: string, config: Config): RequestOptions => ({
  challenge,
  rpId: relyingParty(config).id,
  timeout: challengeMs,
  userVerification: 'required',
})
