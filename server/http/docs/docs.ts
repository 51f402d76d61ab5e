/** Documents the API from the definitions that validate it: as OpenAPI 3.1, and as a page to read. */
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { commonErrors, type ErrorCode, errors } from '#contract/errors/errors.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { tokenScopes } from '#contract/wire/token-scopes.ts'
import type { Config } from '#server/config.ts'
import { type AnswerForAll, prepareForAll, sendForAll } from '#server/http/caching/prepared-answers.ts'
import { documentPolicy } from '#server/http/responses/headers.ts'
import { sessionCookie } from '#server/http/sessions/session.ts'
import { guides, tags } from './docs-guide.ts'
import { docsStyleHash, renderDocs } from './docs-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    isShared?: boolean
  }
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

const accessErrors = ({ access, token }: Endpoint): readonly ErrorCode[] => [
  ...(access === 'public' ? [] : (['not_signed_in'] as const)),
  ...(access === 'moderator' || access === 'admin'
    ? (['not_allowed', 'second_factor_required'] as const)
    : []),
  ...(token ? (['invalid_api_token', 'token_not_allowed', 'token_with_session'] as const) : []),
]

/** Each of these is enough. */
const securityOf = ({ access, token }: Endpoint) => [
  ...(access === 'public' ? [{}] : [{ session: [] }]),
  ...(token ? [{ token: [token] }] : []),
]

/** Each status once, with its possible codes. */
const errorResponses = (endpoint: Endpoint) => {
  const codes = [...new Set([...endpoint.errors, ...accessErrors(endpoint), ...commonErrors])]
  const statuses = [...new Set(codes.map((code) => errors[code].status))].sort((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const description = codes.filter((code) => errors[code].status === status).join(', ')
      return [status, { ...errorSchema, description }]
    }),
  )
}

const binary = { type: 'string', format: 'binary' }

/** What no schema of the contract describes: files that are sent and answers that are not JSON. */
const fileSchemas = ({ upload, mediaType, status }: Endpoint, texts: object | undefined) => ({
  request: upload && {
    consumes: ['multipart/form-data'],
    body: { type: 'object', required: [upload.field], properties: { [upload.field]: binary, ...texts } },
  },
  response: mediaType && { [status]: { description: 'Done', content: { [mediaType]: { schema: binary } } } },
})

const withExample = (schema: unknown, example: object) => ({ ...(schema as object), examples: [example] })

/** `countVisit` throws for a guest who asks too often. */
export const documentApi = async (
  app: FastifyInstance,
  config: Config,
  countVisit: (request: FastifyRequest) => Promise<void>,
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'CrewBeacon',
        version: '1',
        description:
          'Every call that the site itself makes. Browsers sign in with `login`; the session cookie does the rest. Programs send a token.',
      },
      servers: [{ url: config.publicUrl }],
      tags,
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie(config) },
          token: {
            type: 'http',
            scheme: 'bearer',
            description: `An API token, from the settings of a player. Its scopes: ${tokenScopes.join(', ')}.`,
          },
        },
      },
    },
    transform: (document) => {
      const endpoint = document.route.config?.endpoint
      const { schema, url } = jsonSchemaTransform(document)
      if (!endpoint) return { schema: { ...schema, hide: true }, url }
      const { properties } = (schema.body ?? {}) as { properties?: object }
      const files = fileSchemas(endpoint, properties)
      const guide = guides.get(endpoint.name)
      const response = schema.response as Readonly<Record<string, object>>
      return {
        url,
        schema: {
          ...schema,
          ...files.request,
          ...(guide?.body && { body: withExample(schema.body, guide.body) }),
          ...(guide && { description: guide.description }),
          operationId: endpoint.name,
          summary: endpoint.summary,
          tags: [endpoint.access, ...(guide ? ['programs'] : [])],
          security: securityOf(endpoint),
          response: {
            ...(endpoint.status === 204 ? { 204: { type: 'null', description: 'Done' } } : response),
            ...(guide?.answer && { [endpoint.status]: withExample(response[endpoint.status], guide.answer) }),
            ...files.response,
            ...errorResponses(endpoint),
          },
        },
      }
    },
  })
  const routes = {
    '/api/openapi.json': () =>
      prepareForAll('application/json; charset=utf-8', JSON.stringify(app.swagger())),
    '/api/docs': () =>
      prepareForAll('text/html; charset=utf-8', renderDocs(app.swagger() as never, config.publicUrl)),
  }
  for (const [url, prepare] of Object.entries(routes)) {
    // Created on the first request, when every route is known, and then cached.
    let prepared: Promise<AnswerForAll> | undefined
    app.get(url, async (request, reply) => {
      await countVisit(request)
      prepared ??= prepare()
      reply.header('content-security-policy', documentPolicy(config, { styles: [docsStyleHash] }))
      return sendForAll(request, reply, await prepared)
    })
  }
}
