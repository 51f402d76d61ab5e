/** The end of notices by mail, for whoever has one of the mails: without signing in. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

/** The player, what the mail was about, and the signature. */
const query = z.object({ token: z.string().check(z.regex(/^\d{1,10}\.[a-z]{1,20}\.[\w-]{43}$/)) })

/** Mail programs open it too: to look, or to show it to their readers. It changes nothing. */
export const showUnsubscribe = endpoint({
  name: 'showUnsubscribe',
  method: 'GET',
  path: '/unsubscribe',
  access: 'public',
  summary: 'Go to the page that ends notices by mail',
  query,
  mediaType: 'text/html; charset=utf-8',
  status: 200,
  response: z.void(),
  errors: [],
})

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  access: 'public',
  summary: 'End the notices by mail that the link in a mail is for, as RFC 8058 describes it',
  anySite: true,
  query,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
})
