import type { ErrorCode } from '#contract/errors/errors.ts'
import type { IssueMessage } from '#contract/issues/issues.ts'
import type { ErrorBody } from '#contract/wire/error-body.ts'

interface Details {
  /** What is wrong, by field. */
  readonly fields?: Readonly<Record<string, IssueMessage>>
  readonly retryAfterSeconds?: number
  /** What else the answer says. */
  readonly more?: Omit<ErrorBody, 'code' | 'message' | 'fields'>
}

/** Ends a request with an error of the contract, which has the status and the text of each code. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

export const orNotFound = <T>(row: T | undefined): T => {
  if (row === undefined) throw new AppError('not_found')
  return row
}
