import type { ErrorCode } from '#contract/wire/errors.ts'

interface Details {
  /** What is wrong with which field, as an issue of the contract. */
  readonly fields?: Readonly<Record<string, string>>
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
