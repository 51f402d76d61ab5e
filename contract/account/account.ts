/** The account itself: its mail address, everything stored about it, and its end. */
import * as z from 'zod/mini'
import { ownPassword } from '../auth/forms.ts'
import { email } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'

const nothing = z.void()

export const emailChangeForm = z.object({ email, password: ownPassword })

export const requestEmailChange = endpoint({
  name: 'requestEmailChange',
  method: 'PUT',
  path: '/account/email',
  access: 'member',
  summary: 'Request a new email address; it takes effect when the link sent to it is opened',
  body: emailChangeForm,
  status: 204,
  response: nothing,
  errors: ['wrong_password', 'sign_in_again', 'second_factor_required', 'email_taken'],
})

export const getEmail = endpoint({
  name: 'getEmail',
  method: 'GET',
  path: '/account/email',
  access: 'member',
  summary:
    'Get your mail address, and whether it is confirmed: notices go out by mail only to a confirmed one',
  status: 200,
  response: z.object({
    email: z.string(),
    isConfirmed: z.boolean(),
    /** The address that it becomes once the link to it is opened; null if no change waits. */
    pendingEmail: z.nullable(z.string()),
  }),
  errors: [],
})

export const requestConfirmation = endpoint({
  name: 'requestConfirmation',
  method: 'POST',
  path: '/account/email/link',
  access: 'member',
  summary: 'Request another link that confirms your mail address, or the new one if you are changing it',
  status: 204,
  response: nothing,
  errors: ['email_confirmed'],
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/account/email/confirm',
  access: 'public',
  summary: 'Confirm a mail address with the token from the mail',
  body: z.object({ token: z.string().check(z.maxLength(256)) }),
  status: 204,
  response: nothing,
  errors: ['invalid_token', 'email_taken'],
})

export const exportAccount = endpoint({
  name: 'exportAccount',
  method: 'POST',
  path: '/account/export',
  access: 'member',
  summary: 'Download everything that is stored about you as one JSON file',
  body: z.object({ password: ownPassword }),
  status: 200,
  response: z
    .unknown()
    .check(
      z.describe('`exportedAt`, and for each table that holds something about you the list of its rows'),
    ),
  errors: ['wrong_password', 'sign_in_again', 'second_factor_required'],
})

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/account',
  access: 'member',
  summary: 'Delete your account for good: your running crews are cancelled, past ones stay without your name',
  body: z.object({ password: ownPassword }),
  status: 204,
  response: nothing,
  errors: ['wrong_password', 'sign_in_again', 'second_factor_required', 'last_admin'],
})
