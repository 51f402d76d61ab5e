import { errors, isErrorCode } from '#contract/wire/errors.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { ApiError, NetworkError } from './api-error.ts'

/** The text for an error code in the interface's language. */
export const codeWords = (code: string | undefined): string | undefined =>
  code !== undefined && isErrorCode(code) ? errors[code][currentLocale()] : undefined

/** What to tell the player, read while rendering so that it follows the language. */
export const errorWords = (error: unknown, fallback: string): string => {
  if (error instanceof NetworkError) return m.shell_error_network()
  if (error instanceof ApiError) return codeWords(error.code) ?? error.said ?? fallback
  return fallback
}
