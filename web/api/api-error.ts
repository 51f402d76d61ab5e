import type { LocalizedText } from '#contract/locales/locales.ts'
import type { ErrorBody } from '#contract/wire/error-body.ts'

/** What only some errors say: the reason of a ban, for example. */
export type ErrorDetails = Omit<ErrorBody, 'code' | 'message' | 'fields'>

/** The server answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  /** What is wrong with each field, in the language of the request. */
  readonly fields: Readonly<Record<string, string>>
  /** Its text in both languages, so that an error that is shown follows the language; absent if it could not be loaded. */
  readonly texts: LocalizedText | undefined
  /** The text for people in the answer, if it has one. */
  readonly serverMessage: string | undefined
  /** How long to wait before the next try. */
  readonly retryAfterSeconds: number | undefined
  readonly details: ErrorDetails
  /** By which the operator finds the request in the log. */
  readonly requestId: string | undefined

  constructor(
    message: string,
    answer: Pick<ApiError, 'status' | 'code' | 'fields' | 'texts' | 'serverMessage' | 'retryAfterSeconds'> & {
      readonly details?: ErrorDetails | undefined
      readonly requestId?: string | undefined
    },
  ) {
    super(message)
    this.status = answer.status
    this.code = answer.code
    this.fields = answer.fields
    this.texts = answer.texts
    this.serverMessage = answer.serverMessage
    this.retryAfterSeconds = answer.retryAfterSeconds
    this.details = answer.details ?? {}
    this.requestId = answer.requestId
  }
}

/** Whether a retry would get the same answer. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500
