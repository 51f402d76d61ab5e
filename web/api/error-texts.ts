import { m } from '#texts'
import { NetworkError } from '#web/browser/network-error.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { ApiError } from './api-error.ts'

/** What to show the player. Call it while rendering, so that the text follows the language. */
export const errorText = (error: unknown, fallback: string): string => {
  if (error instanceof NetworkError) return m.shell_error_network()
  if (!(error instanceof ApiError)) return fallback
  return error.texts?.[currentLocale()] ?? error.serverMessage ?? fallback
}
