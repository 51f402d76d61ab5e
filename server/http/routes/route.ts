import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint, Parsed, Reply } from '#contract/wire/endpoint.ts'
import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { prepareAnswer, sendPrepared } from '#server/http/caching/prepared-answers.ts'
import { type ResponseCache, sharedHeaders } from '#server/http/caching/response-cache.ts'
import { inAscii } from '#server/http/responses/ascii-address.ts'
import { hasWritten } from '#server/http/sessions/written-position.ts'
import { acceptUploads, type Senders } from './uploads.ts'

/** A handler's input: the parsed request, and the raw one for the few handlers that set cookies. */
interface Call<E extends Endpoint> extends Parsed<E> {
  readonly ctx: Context
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The input for endpoints that need a signed-in player. */
type MemberCall<E extends Endpoint> = Call<E> & { readonly viewer: Viewer }

type CallOf<E extends Endpoint> = E['access'] extends 'public' ? Call<E> : MemberCall<E>

/** What a handler returns when the answer is at another address. */
export class Redirect {
  readonly address: string
  constructor(address: string) {
    this.address = address
  }
}

export interface Route {
  readonly endpoint: Endpoint
  /** Guests may share the answer: it is the same for all of them, and an event is published when it changes. */
  readonly isShared?: true
  readonly handle: (call: MemberCall<Endpoint>) => Promise<unknown>
}

type Handle<E extends Endpoint> = (call: CallOf<E>) => Promise<Reply<E> | Redirect>

export const route = <E extends Endpoint>(endpoint: E, handle: Handle<E>): Route => ({
  endpoint,
  // A list of routes loses the type of each endpoint; `mount` passes what it requires.
  handle: handle as Route['handle'],
})

export const sharedRoute = <E extends Endpoint & { readonly method: 'GET'; readonly status: 200 }>(
  endpoint: E,
  handle: (call: CallOf<E>) => Promise<Reply<E>>,
): Route => ({
  ...route(endpoint, handle),
  isShared: true,
})

const rolesWith: Record<Exclude<Access, 'public' | 'member'>, readonly string[]> = {
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
}

/** Checked first in every call, before its input. */
export const admit = (access: Access, viewer: Viewer | undefined): void => {
  if (access === 'public') return
  if (!viewer) throw new AppError('not_signed_in')
  if (access === 'member' || rolesWith[access].includes(viewer.userRole)) return
  const isLocked = viewer.lockedRole !== undefined && rolesWith[access].includes(viewer.lockedRole)
  throw new AppError(isLocked ? 'second_factor_required' : 'not_allowed')
}

/** An empty value in a query counts as not given. */
export const withoutEmpty = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined
  }
}

interface Mounting {
  readonly contextOf: (request: FastifyRequest) => Context
  readonly responseCache: ResponseCache
  /** Called after every request that may have changed something, before it is answered. */
  readonly changed: (ctx: Context) => void
  /** Called for each guest, also where they share an answer. */
  readonly countVisit: (request: FastifyRequest) => void
  readonly senders: Senders
}

const jsonType = 'application/json; charset=utf-8'

const mountIn = (
  app: FastifyInstance,
  { endpoint, handle, isShared }: Route,
  { contextOf, responseCache, changed, countVisit }: Mounting,
): void => {
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
    config: { endpoint, ...(isShared && { isShared }) },
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    onRequest: async (request) => admit(endpoint.access, request.viewer),
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query)
      // A body whose fields are all optional may be absent; of any other, the fields are missing.
      if (endpoint.body && !endpoint.upload && request.body === undefined) request.body = {}
    },
    handler: async (request, reply) => {
      const ctx = contextOf(request)
      const run = () =>
        handle({
          ctx,
          viewer: request.viewer as Viewer,
          params: request.params,
          query: request.query,
          body: request.body,
          file: request.uploadedFile,
          request,
          reply,
        } as MemberCall<Endpoint>)
      if (isShared && !request.viewer && !hasWritten(ctx.findReplica, request)) {
        const answer = await responseCache.load(request, 'api', async () => {
          const { status } = endpoint
          const value = await run()
          reply.code(status).type(endpoint.mediaType ?? jsonType)
          const content = endpoint.mediaType
            ? Buffer.from(value as Uint8Array)
            : String(reply.serialize(value))
          return prepareAnswer(request, { status, headers: sharedHeaders(reply), content })
        })
        countVisit(request)
        return sendPrepared(reply, answer)
      }
      // Does not wait for the event that everyone gets: the caller sees their own change in the next answer.
      const answer = await (endpoint.method === 'GET' ? run() : run().finally(() => changed(ctx)))
      if (answer instanceof Redirect) return reply.redirect(inAscii(answer.address), 302)
      if (endpoint.mediaType) reply.type(endpoint.mediaType)
      return reply.code(endpoint.status).send(endpoint.status === 204 ? undefined : answer)
    },
  })
}

/** A mail program sends a form. Its body says nothing that the address does not. */
const ignoreBody = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, async () => undefined)
}

export const mount = (app: FastifyInstance, route: Route, mounting: Mounting): void => {
  const { upload, anySite } = route.endpoint
  if (anySite)
    app.register(async (scope) => {
      ignoreBody(scope)
      mountIn(scope, route, mounting)
    })
  else if (!upload) mountIn(app, route, mounting)
  else
    app.register(async (scope) => {
      acceptUploads(scope, upload, mounting.senders)
      mountIn(scope, route, mounting)
    })
}
