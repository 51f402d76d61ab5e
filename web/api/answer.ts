/** Reads what the server answers, however it was asked. */

import type { ErrorCode } from '#contract/errors/errors.ts'
import type { LocalizedText } from '#contract/locales/locales.ts'
import type { ErrorBody } from '#contract/wire/error-body.ts'
import { ApiError } from './api-error.ts'
import { camelCaseKeys } from './camel-case.ts'
import { clearSession, currentSession, type Session } from './session-store.ts'

interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | null
  readonly requestId: string | null
}

const readJson = (text: string): unknown => {
  try {
    return camelCaseKeys(JSON.parse(text))
  } catch {
    return undefined
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string'

const readErrorBody = (text: string): ErrorBody | undefined => {
  const body = readJson(text)
  return isErrorBody(body) ? body : undefined
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
  { status, text, retryAfter, requestId }: RawAnswer,
  body: ErrorBody | undefined,
): Promise<ApiError> => {
  const retryAfterSeconds = Number(retryAfter) || undefined
  const { code, message, fields, ...details } = body ?? {}
  return new ApiError(message || text || `API Error: ${status}`, {
    status,
    code,
    fields: fields ?? {},
    texts: await loadTexts(code, retryAfterSeconds),
    serverMessage: message || undefined,
    retryAfterSeconds,
    details,
    requestId: requestId ?? undefined,
  })
}

/** Shown to a visitor who is about to sign in. It does not mention the session that they may still have. */
const signInRefusals: ReadonlySet<string> = new Set<ErrorCode>([
  'invalid_credentials',
  'code_needed',
  'code_expired',
])

/** The body of a good answer. Throws for any other, and ends the session if the server does not know it. */
export const readAnswer = async (answer: RawAnswer, sessionBefore: Session): Promise<unknown> => {
  const { status, text } = answer
  if (status >= 200 && status < 300) return text === '' ? undefined : readJson(text)
  const body = readErrorBody(text)
  // A late answer to a request from an earlier session says nothing about the current one.
  const endsSession = status === 401 && !signInRefusals.has(body?.code ?? '')
  if (endsSession && currentSession() === sessionBefore) clearSession()
  throw await errorOf(answer, body)
}
