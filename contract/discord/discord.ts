/** Signing in with Discord. Where the operator has not set it up, none of these is there. */
import * as z from 'zod/mini'
import { userAnswer } from '../auth/auth.ts'
import { ownPassword } from '../auth/forms.ts'
import { endpoint } from '../wire/endpoint.ts'

/** Whatever it is: visitors get a page that says what is wrong. */
const anyText = (max: number) => z.catch(z.optional(z.string().check(z.maxLength(max))), undefined)

export const goToDiscord = endpoint({
  name: 'goToDiscord',
  method: 'GET',
  path: '/auth/discord',
  access: 'public',
  summary: 'Go to Discord to sign in or up; `next` is the path to go on to afterwards',
  sameSiteOnly: true,
  query: z.object({ next: anyText(1000) }),
  mediaType: 'text/html; charset=utf-8',
  status: 200,
  response: z.void(),
  errors: ['not_found'],
})

export const comeFromDiscord = endpoint({
  name: 'comeFromDiscord',
  method: 'GET',
  path: '/auth/discord/callback',
  access: 'public',
  summary: 'Come back from Discord, which leads here, and go on to a page',
  query: z.object({ code: anyText(512), state: anyText(512), error: anyText(512) }),
  mediaType: 'text/html; charset=utf-8',
  status: 200,
  response: z.void(),
  errors: ['not_found'],
})

export const signInWithDiscord = endpoint({
  name: 'signInWithDiscord',
  method: 'POST',
  path: '/auth/discord/sign-in',
  access: 'public',
  summary: 'Ask again how signing in with Discord ended for this browser, such as why a player is banned',
  status: 200,
  response: userAnswer,
  errors: ['not_found', 'discord_expired', 'banned', 'code_needed'],
})

export const linkDiscord = endpoint({
  name: 'linkDiscord',
  method: 'POST',
  path: '/account/discord/link',
  access: 'member',
  summary:
    'Get the address at Discord where you link your account there to this one; `next` is the path to go on to afterwards',
  body: z.object({ password: ownPassword, next: anyText(1000) }),
  status: 200,
  response: z.object({ address: z.string() }),
  errors: ['not_found', 'wrong_password', 'sign_in_again', 'second_factor_required', 'discord_linked'],
})

export const unlinkDiscord = endpoint({
  name: 'unlinkDiscord',
  method: 'DELETE',
  path: '/account/discord',
  access: 'member',
  summary: 'Unlink your Discord account; you need another way to sign in',
  body: z.object({ password: ownPassword }),
  status: 204,
  response: z.void(),
  errors: ['not_found', 'wrong_password', 'sign_in_again', 'second_factor_required', 'last_sign_in_method'],
})
