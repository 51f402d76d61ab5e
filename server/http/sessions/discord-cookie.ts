/** Of a browser that is on its way to Discord, or has come back from there without being signed in. It grants nothing else. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { cookieAttributes } from './session.ts'

const nameOf = (config: Config) => (cookieAttributes(config).secure ? '__Host-discord' : 'discord')

export const discordToken = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[nameOf(config)]

export const setDiscordCookie = (
  reply: FastifyReply,
  config: Config,
  token: string,
  minutes: number,
): void => {
  const maxAge = minutes * 60
  reply.setCookie(nameOf(config), token, { ...cookieAttributes(config), httpOnly: true, maxAge })
}

export const clearDiscordCookie = (reply: FastifyReply, config: Config): void => {
  reply.clearCookie(nameOf(config), { ...cookieAttributes(config), httpOnly: true })
}
