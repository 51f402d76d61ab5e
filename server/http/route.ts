import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint, Parsed, Reply } from '#contract/wire/endpoint.ts'
import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { acceptUploads } from './uploads.ts'

/** A handler's input: the parsed request, and the raw one for the few handlers that set cookies. */
interface Call<E extends Endpoint> extends Parsed<E> {
  readonly ctx: Context
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The input for endpoints that need a signed-in player. */
type MemberCall<E extends Endpoint> = Call<E> & { readonly viewer: Viewer }

type CallOf<E extends Endpoint> = E['access'] extends 'public' ? Call<E> : MemberCall<E>

/** What a handler returns when the answer is at another address of this site. */
export class Redirect {
  readonly path: string
  constructor(path: string) {
    this.path = path
  }
}

export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (call: MemberCall<Endpoint>) => Promise<unknown>
}

export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (call: CallOf<E>) => Promise<Reply<E> | Redirect>,
): Route => ({
  endpoint,
  // A list of routes loses the type of each endpoint; `mount` passes what it requires.
  handle: handle as Route['handle'],
})

const rolesWith: Record<Exclude<Access, 'public' | 'member'>, readonly string[]> = {
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
}

/** Checked first in every call, before its input. */
export const admit = (access: Access, viewer: Viewer | undefined): void => {
  if (access === 'public') return
  if (!viewer) throw new AppError('not_signed_in')
  if (access !== 'member' && !rolesWith[access].includes(viewer.userRole)) throw new AppError('not_allowed')
}

/** An empty value in a query counts as not given. */
export const withoutEmpty = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined
  }
}

type ContextOf = (request: FastifyRequest) => Context

const mountIn = (app: FastifyInstance, { endpoint, handle }: Route, contextOf: ContextOf): void => {
  const hasJson = endpoint.status !== 204 && endpoint.mediaType === undefined
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(hasJson && { response: { [endpoint.status]: endpoint.response } }),
    },
    config: { endpoint },
    onRequest: async (request) => admit(endpoint.access, request.viewer),
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query)
      // A body whose fields are all optional may be absent; of any other, the fields are missing.
      if (endpoint.body && !endpoint.upload) request.body ??= {}
    },
    handler: async (request, reply) => {
      const ctx = contextOf(request)
      const answer = await handle({
        ctx,
        viewer: request.viewer as Viewer,
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as MemberCall<Endpoint>)
      if (answer instanceof Redirect) return reply.redirect(answer.path, 302)
      if (endpoint.mediaType) reply.type(endpoint.mediaType)
      return reply.code(endpoint.status).send(endpoint.status === 204 ? undefined : answer)
    },
  })
}

export const mount = (app: FastifyInstance, route: Route, contextOf: ContextOf): void => {
  const { upload } = route.endpoint
  if (!upload) mountIn(app, route, contextOf)
  else
    app.register(async (scope) => {
      acceptUploads(scope, upload)
      mountIn(scope, route, contextOf)
    })
}
