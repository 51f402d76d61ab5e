/** Reads what the server answers, however it was asked. */
import { errorBody } from '#contract/wire/errors.ts'
import { clearSession, currentSession, type Session } from '#web/session/session-store.ts'
import { ApiError } from './api-error.ts'
import { camelCaseKeys } from './camel-case.ts'
import { errorCodeText } from './error-texts.ts'

interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | null
}

const readJson = (text: string): unknown => {
  try {
    return camelCaseKeys(JSON.parse(text))
  } catch {
    return undefined
  }
}

const errorOf = ({ status, text, retryAfter }: RawAnswer): ApiError => {
  const body = errorBody.safeParse(readJson(text)).data
  const message = errorCodeText(body?.code) ?? body?.message ?? (text || `API Error: ${status}`)
  return new ApiError(message, {
    status,
    code: body?.code,
    fields: body?.fields ?? {},
    serverMessage: body?.message || undefined,
    retryAfterSeconds: Number(retryAfter) || undefined,
  })
}

/** The body of a good answer. Throws for any other, and ends the session if the server does not know it. */
export const readAnswer = (answer: RawAnswer, sessionBefore: Session): unknown => {
  const { status, text } = answer
  if (status >= 200 && status < 300) return text === '' ? undefined : readJson(text)
  const error = errorOf(answer)
  // A late answer to a request from an earlier session says nothing about the current one.
  const endsSession = status === 401 && error.code !== 'invalid_credentials'
  if (endsSession && currentSession() === sessionBefore) clearSession()
  throw error
}
