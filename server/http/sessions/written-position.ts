/**
 * A browser that has written something carries how far the primary was then, so that it never reads from a replica that
 * lacks it, whichever node answers.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Replica } from '#server/db/replica.ts'
import { safeMethods } from '#server/http/origins/csrf.ts'
import { bearerToken } from './bearer.ts'
import { cookieAttributes } from './session.ts'

/** A made-up value makes its own browser read from the primary, and nothing else. */
const cookieName = 'written'

/** In seconds: longer than a replica that is used can be behind. */
const maxAge = 30

const positionIn = ({ cookies }: FastifyRequest): number => {
  const value = cookies[cookieName] ?? ''
  return /^\d{1,16}$/.test(value) ? Number(value) : 0
}

/** Whether the browser has written something lately: what others share may come from a replica that lacks it. */
export const hasWritten = (replica: object | undefined, { cookies }: FastifyRequest): boolean =>
  replica !== undefined && cookies[cookieName] !== undefined

/** Sends the position along with every change that succeeded. */
export const rememberWrites = (app: FastifyInstance, config: Config, replica: Replica): void => {
  app.addHook('onSend', async (request, reply) => {
    if (safeMethods.has(request.method) || reply.statusCode >= 400 || bearerToken(request) !== undefined)
      return
    const position = String(await replica.writtenPosition())
    reply.setCookie(cookieName, position, { ...cookieAttributes(config), httpOnly: true, maxAge })
  })
}

/**
 * Finds the replica for a request, if it has what the caller wrote. A program with a token sends no cookies: it always
 * reads from the primary.
 */
export const replicaFor = (replica: Replica | undefined, request: FastifyRequest | undefined) =>
  request && bearerToken(request) !== undefined
    ? undefined
    : replica && (() => replica.find(request ? positionIn(request) : 0))
