import type { FastifyReply, FastifyRequest } from 'fastify'
import { companionCookie } from '#contract/wire/cookies.ts'
import { followEvents } from '#contract/wire/events.ts'
import type { Locale } from '#contract/wire/languages.ts'
import type { Config } from '#server/config.ts'
import { localeOf } from './locale.ts'

export const sessionDays = 30

const isSecure = (config: Config) => config.publicUrl.startsWith('https:')

/** Behind TLS: with this prefix browsers accept the cookie only from this host, not from a neighbouring subdomain. */
export const sessionCookie = (config: Config) => (isSecure(config) ? '__Host-session' : 'session')

export const sessionToken = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[sessionCookie(config)]

/** The language of the page that sent the request. Streams, images and typed addresses carry the browser's instead. */
export const pageLocale = ({ headers, routeOptions }: FastifyRequest): Locale | undefined => {
  const asked = headers['accept-language']
  const byPage = headers['sec-fetch-dest'] === undefined || headers['sec-fetch-dest'] === 'empty'
  if (!asked || asked === '*' || !byPage || routeOptions.config.endpoint === followEvents) return undefined
  return localeOf(asked)
}

export const cookieAttributes = (config: Config) =>
  ({ path: '/', sameSite: 'lax', secure: isSecure(config) }) as const

export const setSessionCookies = (reply: FastifyReply, config: Config, token: string): void => {
  const maxAge = sessionDays * 24 * 60 * 60
  reply.setCookie(sessionCookie(config), token, { ...cookieAttributes(config), httpOnly: true, maxAge })
  reply.setCookie(companionCookie, '1', { ...cookieAttributes(config), maxAge })
}

/** Of a browser that somebody signed in with. It outlives the session, and grants nothing. */
const browserCookie = (config: Config) => (isSecure(config) ? '__Host-browser' : 'browser')
const browserDays = 400

export const browserMarkOf = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[browserCookie(config)]

export const setBrowserCookie = (reply: FastifyReply, config: Config, mark: string): void => {
  const maxAge = browserDays * 24 * 60 * 60
  reply.setCookie(browserCookie(config), mark, { ...cookieAttributes(config), httpOnly: true, maxAge })
}

export const clearSessionCookies = (reply: FastifyReply, config: Config): void => {
  reply.clearCookie(sessionCookie(config), { ...cookieAttributes(config), httpOnly: true })
  reply.clearCookie(companionCookie, cookieAttributes(config))
}
