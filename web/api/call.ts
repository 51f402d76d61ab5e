import type { Answer, Endpoint, Request } from '#contract/wire/endpoint.ts'
import type { RawAnswer } from '#contract/wire/rendering.ts'
import { requestIdHeader } from '#contract/wire/request-id.ts'
import { NetworkError } from '#web/browser/network-error.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { readAnswer } from './answer.ts'
import { currentSession } from './session-store.ts'
import { transport } from './transport.ts'

const prefix = '/api'
export const timeoutMs = 30_000

interface CallOptions {
  readonly signal?: AbortSignal
  /** The request is completed even if the page is closed. */
  readonly keepalive?: boolean
}

interface LooseRequest {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

type Arguments<E extends Endpoint> =
  Record<never, never> extends Request<E>
    ? [request?: Request<E>, options?: CallOptions]
    : [request: Request<E>, options?: CallOptions]

/** The address of an endpoint with everything that it is called with but the body. */
export const urlOf = (path: string, { params = {}, query = {} }: LooseRequest): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') search.set(key, text)
  }
  return `${prefix}${filled}${search.size > 0 ? `?${search}` : ''}`
}

const sendByNetwork = async (
  endpoint: Endpoint,
  request: LooseRequest,
  options: CallOptions,
): Promise<Response> => {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await fetch(urlOf(endpoint.path, request), {
      method: endpoint.method,
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      headers: {
        accept: 'application/json',
        'accept-language': currentLocale(),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new NetworkError('The server did not answer', { cause })
  }
}

const readText = async (response: Response): Promise<string> => {
  try {
    return await response.text()
  } catch (cause) {
    throw new NetworkError('The answer was cut off', { cause })
  }
}

const send = async (endpoint: Endpoint, request: LooseRequest, options: CallOptions): Promise<RawAnswer> => {
  const { send: answer } = transport()
  if (answer) return answer(endpoint, request)
  const response = await sendByNetwork(endpoint, request, options)
  return { status: response.status, headers: response.headers, text: await readText(response) }
}

const fetchAnswer = async (
  endpoint: Endpoint,
  request: LooseRequest = {},
  options: CallOptions = {},
): Promise<{ body: unknown; headers: RawAnswer['headers'] }> => {
  const sessionBefore = currentSession()
  const { status, text, headers } = await send(endpoint, request, options)
  const retryAfter = headers.get('retry-after')
  const requestId = headers.get(requestIdHeader)
  const body = await readAnswer({ status, text, retryAfter, requestId }, sessionBefore)
  return { body, headers }
}

/** Calls one endpoint of the contract. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  ...[request, options]: Arguments<E>
): Promise<Answer<E>> => {
  const { body } = await fetchAnswer(endpoint, request as LooseRequest | undefined, options)
  return body as Answer<E>
}

/** One page of a list. The server counts the whole list up to a limit; `isCapped` says that it is longer. */
export interface ListPage<T> {
  readonly items: T
  readonly total: number
  readonly isCapped: boolean
}

export const callWithTotal = async <E extends Endpoint>(
  endpoint: E,
  ...[request, options]: Arguments<E>
): Promise<ListPage<Answer<E>>> => {
  const { body, headers } = await fetchAnswer(endpoint, request as LooseRequest | undefined, options)
  return {
    items: body as Answer<E>,
    total: Number(headers.get('x-total-count')),
    isCapped: headers.has('x-total-capped'),
  }
}
