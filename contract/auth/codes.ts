/** The second factor: codes of an app besides the password, and recovery codes for when the app is lost. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { userAnswer } from './auth.ts'
import { codeForm, codesEndForm, codesOwnerForm } from './code-forms.ts'

export const recoveryCodeCount = 10

const path = '/account/codes'
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const loginWithCode = endpoint({
  name: 'loginWithCode',
  method: 'POST',
  path: '/auth/login/code',
  access: 'public',
  summary: 'Finish signing in: give the code that the first step asked for, or a recovery code',
  body: codeForm,
  status: 200,
  response: userAnswer,
  errors: ['wrong_code', 'code_expired', 'banned'],
})

/**
 * What the site wants of its admins and moderators who have neither codes nor a passkey: with `required` they have their
 * rights only once they do, in sessions that were opened with one.
 */
const factorDemands = ['none', 'asked', 'required'] as const
export type FactorDemand = (typeof factorDemands)[number]

const codes = z.object({
  /** Signing in with a password or with Discord needs a code. */
  isOn: z.boolean(),
  recoveryCodesLeft: z.int(),
  demand: z.enum(factorDemands),
})
export type Codes = z.output<typeof codes>

export const getCodes = endpoint({
  name: 'getCodes',
  method: 'GET',
  path,
  access: 'member',
  summary: 'Get the state of your sign-in codes, and how many recovery codes are left',
  status: 200,
  response: codes,
  errors: [],
})

export const startCodes = endpoint({
  name: 'startCodes',
  method: 'POST',
  path,
  access: 'member',
  summary: 'Get a new secret for an app that shows codes; nothing changes until you confirm it with a code',
  body: codesOwnerForm,
  status: 200,
  response: z.object({
    secret: z.string(),
    /** The same for a QR code, with the names that the app shows. */
    address: z.string(),
  }),
  errors: ['wrong_password', 'sign_in_again', 'second_factor_required', 'codes_on'],
})

export const confirmCodes = endpoint({
  name: 'confirmCodes',
  method: 'POST',
  path: `${path}/confirm`,
  access: 'member',
  summary:
    'Turn codes on with the first code of the app, and get your recovery codes; they are shown only this once',
  body: codeForm,
  status: 200,
  response: recoveryCodes,
  errors: ['wrong_code', 'codes_on', 'codes_off'],
})

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: `${path}/recovery`,
  access: 'member',
  summary: 'Get new recovery codes; the ones before stop working',
  body: codesOwnerForm,
  status: 200,
  response: recoveryCodes,
  errors: ['wrong_password', 'sign_in_again', 'second_factor_required', 'codes_off'],
})

export const endCodes = endpoint({
  name: 'endCodes',
  method: 'DELETE',
  path,
  access: 'member',
  summary: 'Turn codes off, with your password and a code or a recovery code',
  body: codesEndForm,
  status: 204,
  response: z.void(),
  errors: ['wrong_password', 'sign_in_again', 'second_factor_required', 'wrong_code', 'codes_off'],
})
