/** Passkeys of this browser and the devices that it reaches. The library for them is loaded when one is asked for. */
import { useSyncExternalStore } from 'react'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '#contract/passkeys/webauthn.ts'
import { loadChunk } from './load-chunk.ts'
import { PasskeyError } from './passkey-error.ts'

/** `insecure`: browsers allow them over https alone, and at localhost. */
export type PasskeyAbility = 'possible' | 'insecure' | 'unsupported'

const passkeyAbility = (): PasskeyAbility => {
  if (!window.isSecureContext) return 'insecure'
  return typeof window.PublicKeyCredential === 'function' ? 'possible' : 'unsupported'
}

const neverChanges = () => () => undefined

/** The server renders for the many browsers that can. */
export const usePasskeyAbility = (): PasskeyAbility =>
  useSyncExternalStore(neverChanges, passkeyAbility, () => 'possible')

/** Whether the browser lists passkeys among what it suggests for a field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  passkeyAbility() === 'possible' &&
  ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

const load = () => loadChunk(() => import('@simplewebauthn/browser'))

const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    throw new PasskeyError(error)
  }
}

/** Asks the player, so it belongs to a click. */
export const createPasskey = async (options: CreationOptions): Promise<Attestation> => {
  const { startRegistration } = await load()
  const { id, rawId, type, response } = await asked(startRegistration({ optionsJSON: options }))
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** `suggesting`: not in a dialog, but among what the browser suggests for a field, until it is aborted. */
export const askForPasskey = async (
  options: RequestOptions,
  suggesting?: AbortSignal,
): Promise<Assertion> => {
  const { startAuthentication, WebAuthnAbortService } = await load()
  suggesting?.throwIfAborted()
  suggesting?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  const { id, rawId, type, response } = await asked(
    startAuthentication({ optionsJSON: options, useBrowserAutofill: suggesting !== undefined }),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** Asks the browser to suggest it no more. Not all can. */
export const forgetPasskey = async (rpID: string, credentialID: string): Promise<void> => {
  const { sendSignal } = await load()
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined)
}
