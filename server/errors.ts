import type { ErrorCode } from '#contract/wire/errors.ts'
import type { IssueKey } from '#contract/wire/issues.ts'

interface Details {
  /** What is wrong with which field. */
  readonly fields?: Readonly<Record<string, IssueKey>>
  readonly retryAfterSeconds?: number
}

/** An answer that is no success: its status and words stand in the contract's table. */
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
