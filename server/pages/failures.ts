/** Why a page that should be rendered is sent plain. */
import type { FastifyError, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { describeError } from '#server/http/responses/error-handler.ts'
import type { PlainReason } from '#server/metrics/registry.ts'

/** Logs why a page is sent plain. Not if the server has too much to do, which would only add to it. */
export const logFailure = ({ log }: FastifyRequest, error: FastifyError | AppError): void => {
  const { status } = describeError(error, 'en')
  if (error instanceof AppError && (status === 429 || status === 503)) return
  // What an endpoint answered to the page has a status, too.
  if (status === 503 || ('status' in error && error.status === 503))
    log.warn({ reason: String(error) }, 'page not rendered')
  else log.error({ err: error }, 'page not rendered')
}

export const reasonOf = (error: FastifyError | AppError): PlainReason => {
  const { status } = describeError(error, 'en')
  if (status === 429) return 'too_many_requests'
  // The queue is full.
  if (status === 503 && error instanceof AppError) return 'busy'
  return status === 503 || ('status' in error && error.status === 503) ? 'unavailable' : 'failed'
}
