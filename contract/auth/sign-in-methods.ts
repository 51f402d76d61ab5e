/** What a player signs in with, and how they prove that the account is theirs before anything sensitive. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { moment } from '../wire/ids.ts'

const signInMethods = z.object({
  hasPassword: z.boolean(),
  /**
   * Before anything sensitive: the password; or, without one, a session that was opened a short while ago. `sign_in` if
   * this one was opened earlier: the player has to sign in again.
   */
  confirmBy: z.enum(['password', 'session', 'sign_in']),
  /** The account there that is linked. Null if none is. */
  discord: z.nullable(
    z.object({
      name: z.string(),
      linkedAt: moment,
      /** False for the only sign-in method. */
      canUnlink: z.boolean(),
    }),
  ),
})
export type SignInMethods = z.output<typeof signInMethods>

export const getSignInMethods = endpoint({
  name: 'getSignInMethods',
  method: 'GET',
  path: '/account/sign-in-methods',
  access: 'member',
  summary: 'Get the methods that you can sign in with',
  status: 200,
  response: signInMethods,
  errors: [],
})
