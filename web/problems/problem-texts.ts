import { ApiError } from '#web/api/api-error.ts'
import { errorText } from '#web/api/error-texts.ts'

/** Why something could not be done. For "not found" the screen has a better text than the error code. */
export const problemText = (error: unknown, fallback: string, notFoundText = fallback): string =>
  error instanceof ApiError && error.status === 404 ? notFoundText : errorText(error, fallback)
