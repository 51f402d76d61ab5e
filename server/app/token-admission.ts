/** Requests with an API token: whose it is, and whether it allows the call. A wrong token never counts as a guest. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { recogniseToken } from '#server/features/tokens/tokens.service.ts'
import { limitedAddress } from '#server/http/limits/address.ts'
import { createRequestGate } from '#server/http/limits/request-gate.ts'
import { safeMethods } from '#server/http/origins/csrf.ts'
import { sessionToken } from '#server/http/sessions/session.ts'
import type { Services } from './services.ts'

/** With the header in which programs look for the reason, see RFC 6750. */
const refuse = (reply: FastifyReply, code: ErrorCode, reason: string): never => {
  reply.header('www-authenticate', `Bearer realm="CrewBeacon", error="${reason}"`)
  throw new AppError(code)
}

export const createTokenAdmission = ({ config, connection, limits, now }: Services) => {
  const { db } = connection
  const passGate = createRequestGate(limits, 'token')

  return async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<Viewer> => {
    const { endpoint } = request.routeOptions.config
    // Of two identities one would be ignored, and the caller could not know which.
    if (sessionToken(request, config) !== undefined)
      return refuse(reply, 'token_with_session', 'invalid_request')
    const caller = await passGate(limitedAddress(request.ip), token, (token) =>
      recogniseToken({ db, now }, token),
    )
    if (!caller) return refuse(reply, 'invalid_api_token', 'invalid_token')
    if (!endpoint?.token || !caller.scopes.includes(endpoint.token))
      return refuse(reply, 'token_not_allowed', 'insufficient_scope')
    if (!safeMethods.has(request.method)) await limits.spend('tokenChangeByPlayer', String(caller.viewer.id))
    return caller.viewer
  }
}
