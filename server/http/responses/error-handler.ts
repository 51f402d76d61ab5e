import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errors } from '#contract/errors/errors.ts'
import { issueText } from '#contract/issues/texts.ts'
import type { Locale } from '#contract/locales/locales.ts'
import type { ErrorBody } from '#contract/wire/error-body.ts'
import { waitText } from '#contract/wire/wait-text.ts'
import { isDatabaseAway, isReferenceGone } from '#server/db/failures.ts'
import { AppError } from '#server/errors.ts'
import { localeOf } from '#server/http/requests/locale.ts'

interface ErrorAnswer {
  readonly code: ErrorCode
  /** Only if it differs from the status of the code. */
  readonly status?: number
  /** Issue messages by field. */
  readonly fields?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
  readonly more?: Omit<ErrorBody, 'code' | 'message' | 'fields'>
}

/** For errors of the framework and its plugins, which have a status but no code. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_json',
  403: 'not_allowed',
  404: 'not_found',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_type',
  431: 'too_large',
  503: 'unavailable',
}

/** More than a form can have; a hostile body can be wrong in thousands of places. */
const maxFields = 50

const firstIssueByField = (error: FastifyError): Record<string, string> => {
  const fields = new Map<string, string>()
  for (const { instancePath, message } of error.validation ?? []) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
    if (field && !fields.has(field)) fields.set(field, message ?? 'invalid')
    if (fields.size === maxFields) break
  }
  return Object.fromEntries(fields)
}

const isClientError = (status: number) => status >= 400 && status < 500

const answerTo = (error: FastifyError | AppError): ErrorAnswer => {
  if (error instanceof AppError) return { code: error.code, ...error.details }
  if (error.validation) {
    // No row has an id that is not a number.
    if (error.validationContext === 'params') return { code: 'not_found' }
    return { code: 'invalid_input', fields: firstIssueByField(error) }
  }
  if (isDatabaseAway(error)) return { code: 'unavailable' }
  if (isReferenceGone(error)) return { code: 'not_found' }
  const { statusCode: status = 500 } = error
  const code = codeByStatus[status] ?? (isClientError(status) ? 'invalid_request' : 'internal')
  return isClientError(status) ? { code, status } : { code }
}

const messageOf = ({ code, retryAfterSeconds }: ErrorAnswer, locale: Locale): string =>
  code === 'too_many_requests' && retryAfterSeconds !== undefined
    ? waitText(retryAfterSeconds, locale)
    : errors[code][locale]

interface ErrorMessage {
  readonly status: number
  readonly retryAfter: number | undefined
  readonly body: ErrorBody
}

const messageFor = (answer: ErrorAnswer, locale: Locale): ErrorMessage => {
  const status = answer.status ?? errors[answer.code].status
  const retryAfter = answer.retryAfterSeconds ?? (status === 503 ? 5 : undefined)
  const fields = Object.entries(answer.fields ?? {})
  const body: ErrorBody = {
    code: answer.code,
    message: messageOf(answer, locale),
    ...answer.more,
    ...(fields.length > 0 && {
      fields: Object.fromEntries(fields.map(([field, message]) => [field, issueText(message, locale)])),
    }),
  }
  return { status, retryAfter, body }
}

/** What a visitor reads about an error. */
export const describeError = (error: FastifyError | AppError, locale: Locale): ErrorMessage =>
  messageFor(answerTo(error), locale)

export const sendError = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ErrorAnswer,
): FastifyReply => {
  const { status, retryAfter, body } = messageFor(answer, localeOf(request.headers['accept-language']))
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

export const handleError = (
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const answer = answerTo(error)
  const { status } = errors[answer.code]
  if (status === 500) request.log.error({ err: error }, 'request failed')
  else if (status === 503) request.log.warn({ reason: error.message }, 'request refused')
  // Fastify would close the connection while a body that is too large still arrives, and a proxy that is still sending
  // it would lose the answer. Node drops the rest of the body by itself.
  reply.removeHeader('connection')
  return sendError(request, reply, answer)
}
