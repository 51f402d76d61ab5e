/** Unsubscribing from notices by mail with the link of a mail, without signing in. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { type NoticeKind, noticeKinds } from './kinds.ts'

/** The player, the kinds of notices that the mail was about, and the signature. */
const tokenPattern = /^\d{1,10}\.[a-z-]{1,200}\.[\w-]{43}$/

/** What a link ends. Nothing if a part of it is missing, as where a mail program has cut it off. */
export const kindsOf = (token: string): readonly NoticeKind[] => {
  if (!tokenPattern.test(token)) return []
  const names = token.split('.')[1]?.split('-') ?? []
  return noticeKinds.filter((kind) => names.includes(kind))
}

/** Mail programs open it too: to look, or to show it to their readers. It changes nothing. */
export const showUnsubscribe = endpoint({
  name: 'showUnsubscribe',
  method: 'GET',
  path: '/unsubscribe',
  access: 'public',
  summary: 'Go to the page that ends notices by mail',
  // Whatever it is: readers get a page that says what is wrong with it.
  query: z.object({ token: z._default(z.string().check(z.maxLength(1000)), '') }),
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
  query: z.object({ token: z.string().check(z.regex(tokenPattern)) }),
  status: 204,
  response: z.void(),
  errors: ['not_found'],
})
