import * as z from 'zod/mini'
import { sessionUser } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { forgotPasswordForm, loginForm } from './forms.ts'

export const userAnswer = z.object({ user: sessionUser })
const nothing = z.void()

export const getSessionUser = endpoint({
  name: 'getSessionUser',
  method: 'GET',
  path: '/user',
  access: 'member',
  summary: 'Get the signed-in player',
  status: 200,
  response: sessionUser,
  errors: [],
})

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Sign in with a username or mail address and a password',
  body: loginForm,
  status: 200,
  response: userAnswer,
  errors: ['invalid_credentials', 'code_needed', 'banned'],
})

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'Sign out: end this session',
  status: 204,
  response: nothing,
  errors: [],
})

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/forgot-password',
  access: 'public',
  summary: 'Request a password reset link by mail; the answer is the same for known and unknown addresses',
  body: forgotPasswordForm,
  status: 200,
  response: z.object({ status: z.literal('ok') }),
  errors: [],
})

const session = z.object({
  id: z.int(),
  isCurrent: z.boolean(),
  /** The `User-Agent` header of the login; null if it had none. */
  userAgent: z.nullable(z.string()),
  createdAt: moment,
  lastSeenAt: moment,
})
export type Session = z.output<typeof session>

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'member',
  summary: 'List your sessions, the most recently used first',
  status: 200,
  response: z.array(session),
  errors: [],
})

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'member',
  summary: 'End one of your sessions',
  params: idParams,
  status: 204,
  response: nothing,
  errors: ['not_found'],
})

export const endAllSessions = endpoint({
  name: 'endAllSessions',
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'member',
  summary: 'End all your sessions, this one included',
  status: 204,
  response: nothing,
  errors: [],
})
