/** Passkeys: a player's own, and signing in with one. */
import * as z from 'zod/mini'
import { userAnswer } from '../auth/auth.ts'
import { ownPassword } from '../auth/forms.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { passkeyName, renamePasskeyForm } from './forms.ts'
import { assertion, attestation, creationOptions, requestOptions } from './webauthn.ts'

const ownerProof = z.object({ password: ownPassword })

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  /** Its provider has a copy, so that it outlives the device. */
  isBackedUp: z.boolean(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
})
export type Passkey = z.output<typeof passkey>

const passkeys = z.object({
  /** The oldest first. */
  passkeys: z.array(passkey),
  canAdd: z.boolean(),
  /** False for the only way into the account. */
  canRemove: z.boolean(),
})
export type Passkeys = z.output<typeof passkeys>

export const startPasskeySignIn = endpoint({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/auth/passkey/options',
  access: 'public',
  summary: 'Get a challenge to sign in with a passkey; it works once, for five minutes',
  status: 200,
  response: requestOptions,
  errors: [],
})

export const signInWithPasskey = endpoint({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/auth/passkey',
  access: 'public',
  summary: 'Sign in with the answer of a passkey to the challenge',
  body: assertion,
  status: 200,
  response: userAnswer,
  errors: [
    'passkey_expired',
    'passkey_unknown',
    'passkey_refused',
    'passkey_cloned',
    'invalid_credentials',
    'banned',
  ],
})

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: '/account/passkeys',
  access: 'member',
  summary: 'List your passkeys',
  status: 200,
  response: passkeys,
  errors: [],
})

export const startAddingPasskey = endpoint({
  name: 'startAddingPasskey',
  method: 'POST',
  path: '/account/passkeys/options',
  access: 'member',
  summary: 'Get a challenge to add a passkey to your account; it works once, for five minutes',
  body: ownerProof,
  status: 200,
  response: creationOptions,
  errors: ['wrong_password', 'sign_in_again', 'second_factor_required', 'too_many_passkeys'],
})

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/account/passkeys',
  access: 'member',
  summary: 'Add the passkey that was made for the challenge to your account',
  body: z.object({ response: attestation, name: passkeyName }),
  status: 201,
  response: passkey,
  errors: ['passkey_expired', 'passkey_invalid', 'passkey_taken', 'too_many_passkeys'],
})

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'PATCH',
  path: '/account/passkeys/:id',
  access: 'member',
  summary: 'Give one of your passkeys another name',
  params: idParams,
  body: renamePasskeyForm,
  status: 200,
  response: passkey,
  errors: ['not_found'],
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/account/passkeys/:id',
  access: 'member',
  summary: 'Remove one of your passkeys; the last way into your account cannot be removed',
  params: idParams,
  body: ownerProof,
  status: 204,
  response: z.void(),
  errors: ['wrong_password', 'sign_in_again', 'second_factor_required', 'last_sign_in_method', 'not_found'],
})
