/** Whether a name can be had, for the form to say so while it is filled in. Names are public; mail addresses are not. */
import * as z from 'zod/mini'
import { username } from '../users/names.ts'
import { endpoint } from '../wire/endpoint.ts'

export const checkUsername = endpoint({
  name: 'checkUsername',
  method: 'GET',
  path: '/auth/username',
  access: 'public',
  sameSiteOnly: true,
  summary: 'Check whether a username is free',
  query: z.object({ username }),
  status: 200,
  response: z.object({ isFree: z.boolean() }),
  errors: [],
})
