/**
 * Programs on other sites can call with a token, which their visitors have given them. Whatever needs a cookie stays closed to
 * them: without a token nothing here says that another site may read the answer.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { requestIdHeader } from '#contract/wire/request-id.ts'
import { sendError } from '#server/http/responses/error-handler.ts'
import { bearerToken } from '#server/http/sessions/bearer.ts'

const anySite = { 'access-control-allow-origin': '*', vary: 'authorization' }

const readableHeaders = [
  'retry-after',
  'www-authenticate',
  'x-total-count',
  'x-total-capped',
  requestIdHeader,
].join(', ')

/** Refusals too: a program shall be able to read why. */
export const shareWithTokens = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') && bearerToken(request) !== undefined)
      reply.headers({ ...anySite, 'access-control-expose-headers': readableHeaders })
  })
}

const asksForToken = ({ headers }: FastifyRequest): boolean =>
  (headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(',')
    .some((name) => name.trim() === 'authorization')

/** Browsers ask this before a call from another site. Only a call with a token is promised an answer. */
export const answerPreflights = (api: FastifyInstance, endpoints: readonly Endpoint[]): void => {
  const open = endpoints.filter(({ token }) => token !== undefined)
  for (const path of new Set(open.map(({ path }) => path))) {
    const methods = open.filter((endpoint) => endpoint.path === path).map(({ method }): string => method)
    api.options(path, async (request, reply) => {
      const method = request.headers['access-control-request-method'] ?? ''
      if (!methods.includes(method) || !asksForToken(request))
        return sendError(request, reply, { code: 'not_found' })
      return reply
        .code(204)
        .headers({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': method,
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-max-age': '600',
          vary: 'access-control-request-method, access-control-request-headers',
        })
        .send()
    })
  }
}
