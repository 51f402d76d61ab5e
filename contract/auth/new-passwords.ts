/** Choosing a password. Kept apart from signing in, which needs neither the rules nor the list of common passwords. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { moment } from '../wire/ids.ts'
import { userAnswer } from './auth.ts'
import { currentPassword } from './forms.ts'
import { newPlayer } from './new-player.ts'
import { newPassword } from './passwords.ts'

export const registration = z.extend(newPlayer, { password: newPassword('password_required') })

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Create an account and sign in',
  body: registration,
  status: 201,
  response: userAnswer,
  errors: ['username_taken', 'email_taken'],
})

const token = z.string().check(z.maxLength(256))

/** A lost password may be a stolen one: its thief may have added ways in, which the owner sees here and can remove. */
export const listResetMethods = endpoint({
  name: 'listResetMethods',
  method: 'POST',
  path: '/reset-password/methods',
  access: 'public',
  summary: 'List what else signs in to the account of a reset token, and can be removed with the reset',
  body: z.object({ token }),
  status: 200,
  response: z.object({
    /** Of admins and moderators none: their second factor stays. */
    passkeys: z.array(z.object({ name: z.string(), createdAt: moment })),
    /** The name of the linked Discord account. */
    discord: z.nullable(z.string()),
  }),
  errors: ['invalid_token'],
})
export type ResetMethods = z.output<typeof listResetMethods.response>

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  summary: 'Set a new password with a reset token; all your sessions end',
  body: z.object({
    token,
    newPassword: newPassword('new_password_required'),
    /** Removes the passkeys and the linked Discord account as well. Always so if no one has confirmed the address yet. */
    removeSignInMethods: z._default(z.boolean(), true),
  }),
  status: 200,
  response: z.object({ status: z.literal('ok') }),
  errors: ['invalid_token'],
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/account/password',
  access: 'member',
  summary: 'Change your password; your other sessions end',
  body: z.object({ currentPassword, newPassword: newPassword('new_password_required') }),
  status: 204,
  response: z.void(),
  errors: ['wrong_password'],
})
