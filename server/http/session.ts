import type { FastifyReply, FastifyRequest } from 'fastify'
import { companionCookie } from '#contract/wire/cookies.ts'
import type { Config } from '#server/config.ts'

const sessionCookie = 'session'

export const sessionDays = 30

export const sessionToken = (request: FastifyRequest): string | undefined => request.cookies[sessionCookie]

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
