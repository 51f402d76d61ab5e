import type { FastifyReply, FastifyRequest } from 'fastify'
import { companionCookie } from '#contract/wire/cookies.ts'
import type { Config } from '#server/config.ts'

export const sessionDays = 30

const isSecure = (config: Config) => config.publicUrl.startsWith('https:')

/** Behind TLS: with this prefix browsers accept the cookie only from this host, not from a neighbouring subdomain. */
export const sessionCookie = (config: Config) => (isSecure(config) ? '__Host-session' : 'session')

export const sessionToken = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[sessionCookie(config)]

export const cookieAttributes = (config: Config) =>
  ({ path: '/', sameSite: 'lax', secure: isSecure(config) }) as const

export const setSessionCookies = (reply: FastifyReply, config: Config, token: string): void => {
  const maxAge = sessionDays * 24 * 60 * 60
  reply.setCookie(sessionCookie(config), token, { ...cookieAttributes(config), httpOnly: true, maxAge })
  reply.setCookie(companionCookie, '1', { ...cookieAttributes(config), maxAge })
}

/** Marks a browser in which a player has signed in. It outlives the session, and grants nothing. */
const browserCookie = (config: Config) => (isSecure(config) ? '__Host-browser' : 'browser')
const browserDays = 400

const setBrowserCookie = (reply: FastifyReply, config: Config, mark: string): void => {
  const maxAge = browserDays * 24 * 60 * 60
  reply.setCookie(browserCookie(config), mark, { ...cookieAttributes(config), httpOnly: true, maxAge })
}

/** Of a browser that has done the first step of a sign-in and owes the code. It grants nothing without one. */
const pendingCookie = (config: Config) => (isSecure(config) ? '__Host-sign-in' : 'sign-in')
export const pendingMinutes = 10

export const pendingToken = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[pendingCookie(config)]

export const setPendingCookie = (reply: FastifyReply, config: Config, token: string): void => {
  const maxAge = pendingMinutes * 60
  reply.setCookie(pendingCookie(config), token, { ...cookieAttributes(config), httpOnly: true, maxAge })
}

/** What a sign-in needs from the request besides its body. */
export interface SignInOrigin {
  /** Of the browser's current session, which ends with the new sign-in. */
  readonly previousToken: string | undefined
  readonly userAgent: string | undefined
  /** From an earlier sign-in. */
  readonly browserMark?: string | undefined
}

export const signInOrigin = (request: FastifyRequest, config: Config): SignInOrigin => ({
  previousToken: sessionToken(request, config),
  userAgent: request.headers['user-agent'],
  browserMark: request.cookies[browserCookie(config)],
})

/** At the end of every way in. */
export const setSignInCookies = (
  reply: FastifyReply,
  config: Config,
  { token, browserMark }: { readonly token: string; readonly browserMark: string },
): void => {
  setSessionCookies(reply, config, token)
  setBrowserCookie(reply, config, browserMark)
  reply.clearCookie(pendingCookie(config), { ...cookieAttributes(config), httpOnly: true })
}

export const clearSessionCookies = (reply: FastifyReply, config: Config): void => {
  reply.clearCookie(sessionCookie(config), { ...cookieAttributes(config), httpOnly: true })
  reply.clearCookie(companionCookie, cookieAttributes(config))
}
