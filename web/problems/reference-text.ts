import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'

/** What a player can report to the operator about an unexpected error. Of a refusal the text says it all. */
export const referenceText = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 500 && error.requestId
    ? m.shell_error_reference({ reference: error.requestId })
    : undefined
