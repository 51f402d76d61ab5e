/** Choosing a password. Kept apart from signing in, which needs neither the rules nor the list of common passwords. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
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

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  summary: 'Set a new password with a reset token; all your sessions end',
  body: z.object({
    token: z.string().check(z.maxLength(256)),
    newPassword: newPassword('new_password_required'),
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
