/** Answers endpoints for a page that is rendered here: by the same handlers, without HTTP in between. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { IssueMessage } from '#contract/issues/issues.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { EndpointRequest, RawAnswer } from '#contract/wire/rendering.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { describeError } from '#server/http/responses/error-handler.ts'
import { serializerOf } from '#server/http/responses/serializer.ts'
import { admit, type Route, withoutEmpty } from '#server/http/routes/route.ts'

/** As they would be in an address. */
const asTexts = (values: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : String(value ?? ''),
    ]),
  )

/** Refuses wrong values with the same code as the API does. */
const parse = (schema: Endpoint['query'], values: unknown, code: 'not_found' | 'invalid_input'): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(values)
  if (!result.success) throw new AppError(code)
  return result.data
}

const parseBody = (schema: Endpoint['body'], body: unknown): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const fields = result.error.issues.map(({ path, message }) => [path.join('.'), message as IssueMessage])
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields.reverse()) })
}

/** A form that a browser has sent to a page: only then may an endpoint change something. */
export interface SentForm {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type EndpointAnswers = ReturnType<typeof createEndpointAnswers>

export const createEndpointAnswers = (routes: readonly Route[]) => {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]))

  const answer = async (
    ctx: Context,
    name: string,
    request: EndpointRequest,
    form: SentForm | undefined,
  ): Promise<RawAnswer> => {
    const route = byName.get(name)
    const isAnswered = form !== undefined || route?.endpoint.method === 'GET'
    if (!route || !isAnswered || route.endpoint.mediaType) throw new AppError('not_found')
    const { endpoint, handle } = route
    admit(endpoint.access, ctx.viewer)
    const headers = new Headers()
    const reply = {
      header: (header: string, value: unknown) => headers.set(header, String(value)),
    }
    const value = await handle({
      ctx,
      viewer: ctx.viewer,
      params: parse(endpoint.params, asTexts(request.params), 'not_found'),
      query: parse(endpoint.query, withoutEmpty(asTexts(request.query)), 'invalid_input'),
      body: parseBody(endpoint.body, request.body),
      request: form?.request,
      // Handlers that read something for a page set headers, and nothing else.
      reply: form?.reply ?? reply,
    } as Parameters<Route['handle']>[0])
    return { status: endpoint.status, text: serializerOf(endpoint.response)(value), headers }
  }

  return async (
    ctx: Context,
    name: string,
    request: EndpointRequest,
    form?: SentForm,
  ): Promise<RawAnswer> => {
    try {
      return await answer(ctx, name, request, form)
    } catch (error) {
      const { status, body, retryAfter } = describeError(error as FastifyError | AppError, ctx.locale)
      if (status === 500) ctx.log.error({ err: error }, 'rendering failed')
      const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
      return { status, text: JSON.stringify(body), headers }
    }
  }
}
