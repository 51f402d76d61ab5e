/** Requests of tests, by the endpoints of the contract. */
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Answer, Endpoint, Request } from '#contract/wire/endpoint.ts'
import type { ErrorBody } from '#contract/wire/error-body.ts'

export interface Cookies {
  readonly cookies: Readonly<Record<string, string>>
}

/** The declared body on success, an error body otherwise. */
export interface Response<E extends Endpoint> extends Cookies {
  readonly status: number
  readonly body: Answer<E> & Partial<ErrorBody>
  readonly headers: Readonly<Record<string, unknown>>
}

export interface Visitor extends Cookies {
  /** Of their page, which says so with every request. */
  readonly language?: string | undefined
}

export interface SendOptions {
  readonly as?: Visitor | undefined
  readonly headers?: Readonly<Record<string, string>>
}

const urlOf = (endpoint: Endpoint, request: { params?: object; query?: object }) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((request.params as Record<string, unknown> | undefined)?.[name])),
  )
  const query = new URLSearchParams(request.query as Record<string, string> | undefined).toString()
  return `/api${path}${query && `?${query}`}`
}

export const sender =
  (app: FastifyInstance) =>
  async <E extends Endpoint>(
    endpoint: E,
    request: Request<E>,
    options: SendOptions = {},
  ): Promise<Response<E>> => {
    const parts = request as { params?: object; query?: object; body?: object }
    const { as, headers } = options
    const response = await app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, parts),
      ...(parts.body !== undefined && { payload: parts.body }),
      headers: { ...(as?.language && { 'accept-language': as.language }), ...headers },
      cookies: { ...as?.cookies },
    })
    const isJson = /json/.test(String(response.headers['content-type']))
    const body = isJson ? response.json() : {}
    // What the serializer let through is what the contract says, no more and no less.
    if (response.statusCode === endpoint.status && isJson) expect(body).toEqual(endpoint.response.parse(body))
    return {
      status: response.statusCode,
      body: body as never,
      headers: response.headers,
      cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
    }
  }
