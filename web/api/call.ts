import type { Answer, Endpoint, Request } from '#contract/wire/endpoint.ts'
import { type ErrorBody, errorBody } from '#contract/wire/error-body.ts'
import type { LocalizedText } from '#contract/wire/languages.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { clearSession, currentSession } from '#web/session/session-store.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { camelCaseKeys } from './camel-case.ts'

const prefix = '/api'
const timeoutMs = 30_000

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

const urlOf = (path: string, { params = {}, query = {} }: LooseRequest): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') search.set(key, text)
  }
  return `${prefix}${filled}${search.size > 0 ? `?${search}` : ''}`
}

const send = async (endpoint: Endpoint, request: LooseRequest, options: CallOptions): Promise<Response> => {
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

const readJson = (text: string): unknown => {
  try {
    return camelCaseKeys(JSON.parse(text))
  } catch {
    return undefined
  }
}

const loadTexts = async (
  code: string | undefined,
  retryAfterSeconds: number | undefined,
): Promise<LocalizedText | undefined> => {
  try {
    const { answerTexts } = await import('./error-code-texts.ts')
    return answerTexts(code, retryAfterSeconds)
  } catch {
    // The answer has the text, too, in the language of the request.
    return undefined
  }
}

const errorOf = async (
  { status, headers }: Response,
  text: string,
  body: ErrorBody | undefined,
): Promise<ApiError> => {
  const retryAfterSeconds = Number(headers.get('retry-after')) || undefined
  return new ApiError(body?.message || text || `API Error: ${status}`, {
    status,
    code: body?.code,
    fields: body?.fields ?? {},
    texts: await loadTexts(body?.code, retryAfterSeconds),
    serverMessage: body?.message || undefined,
    retryAfterSeconds,
  })
}

const readText = async (response: Response): Promise<string> => {
  try {
    return await response.text()
  } catch (cause) {
    throw new NetworkError('The answer was cut off', { cause })
  }
}

const fetchAnswer = async (
  endpoint: Endpoint,
  request: LooseRequest = {},
  options: CallOptions = {},
): Promise<{ body: unknown; headers: Headers }> => {
  const sessionBefore = currentSession()
  const response = await send(endpoint, request, options)
  const text = await readText(response)
  if (!response.ok) {
    const errorAnswer = errorBody.safeParse(readJson(text)).data
    // A late answer to a request from an earlier session says nothing about the current one.
    const endsSession = response.status === 401 && errorAnswer?.code !== 'invalid_credentials'
    if (endsSession && currentSession() === sessionBefore) clearSession()
    throw await errorOf(response, text, errorAnswer)
  }
  return { body: text === '' ? undefined : readJson(text), headers: response.headers }
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
