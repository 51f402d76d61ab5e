import type { FastifyReply, FastifyRequest } from 'fastify'
import { companionCookie } from '#contract/wire/cookies.ts'
import { followEvents } from '#contract/wire/events.ts'
import type { Locale } from '#contract/wire/languages.ts'
import type { Config } from '#server/config.ts'
import { localeOf } from './locale.ts'

const sessionCookie = 'session'

export const sessionDays = 30

export const sessionToken = (request: FastifyRequest): string | undefined => request.cookies[sessionCookie]

/** The language of the page that asks. A stream, a picture and a visit by address carry the browser's instead. */
export const spokenLocale = ({ headers, routeOptions }: FastifyRequest): Locale | undefined => {
  const asked = headers['accept-language']
  const byPage = headers['sec-fetch-dest'] === undefined || headers['sec-fetch-dest'] === 'empty'
  if (!asked || asked === '*' || !byPage || routeOptions.config.endpoint === followEvents) return undefined
  return localeOf(asked)
}

const attributes = (config: Config) =>
  ({ path: '/', sameSite: 'lax', secure: config.publicUrl.startsWith('https:') }) as const

export const setSessionCookies = (reply: FastifyReply, config: Config, token: string): void => {
  const maxAge = sessionDays * 24 * 60 * 60
  reply.setCookie(sessionCookie, token, { ...attributes(config), httpOnly: true, maxAge })
  reply.setCookie(companionCookie, '1', { ...attributes(config), maxAge })
}

export const clearSessionCookies = (reply: FastifyReply, config: Config): void => {
  reply.clearCookie(sessionCookie, { ...attributes(config), httpOnly: true })
  reply.clearCookie(companionCookie, attributes(config))
}
