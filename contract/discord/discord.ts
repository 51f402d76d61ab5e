/** Signing in with Discord. Where the operator has not set it up, none of these is there. */
import * as z from 'zod/mini'
import { ownPassword } from '../auth/forms.ts'
import { endpoint } from '../wire/endpoint.ts'

export const unlinkDiscord = endpoint({
  name: 'unlinkDiscord',
  method: 'DELETE',
  path: '/account/discord',
  access: 'member',
  summary: 'Unlink your Discord account; you need another way to sign in',
  body: z.object({ password: ownPassword }),
  status: 204,
  response: z.void(),
  errors: ['not_found', 'wrong_password', 'sign_in_again', 'last_way_in'],
})
