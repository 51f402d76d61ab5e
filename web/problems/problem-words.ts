import { ApiError } from '#web/api/api-error.ts'
import { errorWords } from '#web/api/error-texts.ts'

/** Why something could not be done. What is gone, the screen says better than "There is nothing here". */
export const problemWords = (error: unknown, fallback: string, gone = fallback): string =>
  error instanceof ApiError && error.status === 404 ? gone : errorWords(error, fallback)
