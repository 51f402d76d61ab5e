import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, type ErrorCode, errors } from '#contract/wire/errors.ts'
import { issueText } from '#contract/wire/issues.ts'
import { isDatabaseAway } from '#server/db/failures.ts'
import { AppError } from '#server/errors.ts'
import { localeOf } from './locale.ts'

interface Answer {
  readonly code: ErrorCode
  /** Issue messages by field. */
  readonly fields?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
}

/** What the framework refuses by itself, by the status it chose. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_json',
  404: 'not_found',
  413: 'too_large',
  414: 'not_found',
  415: 'unsupported_type',
  431: 'too_large',
  503: 'unavailable',
}

const firstIssueByField = (error: FastifyError): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of error.validation ?? []) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
    if (field && !Object.hasOwn(fields, field)) fields[field] = message ?? 'invalid'
  }
  return fields
}

const answerTo = (error: FastifyError | AppError): Answer => {
  if (error instanceof AppError) return { code: error.code, ...error.details }
  if (error.validation) {
    // An id that is no number is no row's id.
    if (error.validationContext === 'params') return { code: 'not_found' }
    return { code: 'invalid_input', fields: firstIssueByField(error) }
  }
  if (isDatabaseAway(error)) return { code: 'unavailable' }
  return { code: byStatus[error.statusCode ?? 500] ?? 'internal' }
}

export const sendError = (request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply => {
  const locale = localeOf(request.headers['accept-language'])
  const row = errors[answer.code]
  const retryAfter = answer.retryAfterSeconds ?? (row.status === 503 ? 5 : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const fields = Object.entries(answer.fields ?? {})
  const body: ErrorBody = {
    code: answer.code,
    message: row[locale],
    ...(fields.length > 0 && {
      fields: Object.fromEntries(fields.map(([field, message]) => [field, issueText(message, locale)])),
    }),
  }
  return reply
    .code(row.status)
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
  return sendError(request, reply, answer)
}
