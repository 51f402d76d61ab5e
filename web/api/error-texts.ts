import { errors, isErrorCode } from '#contract/wire/errors.ts'
import { waitText } from '#contract/wire/wait-text.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { ApiError, NetworkError } from './api-error.ts'

/** The text for an error code in the interface's language. */
export const errorCodeText = (code: string | undefined): string | undefined =>
  code !== undefined && isErrorCode(code) ? errors[code][currentLocale()] : undefined

/** What to show the player. Call it while rendering, so that the text follows the language. */
export const errorText = (error: unknown, fallback: string): string => {
  if (error instanceof NetworkError) return m.shell_error_network()
  if (!(error instanceof ApiError)) return fallback
  const { code, retryAfterSeconds, serverMessage } = error
  if (code === 'too_many_requests' && retryAfterSeconds !== undefined)
    return waitText(retryAfterSeconds, currentLocale())
  return errorCodeText(code) ?? serverMessage ?? fallback
}
