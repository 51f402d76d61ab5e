/** The texts of all errors, which are large: the first screens do without them until an error occurs. */
import { errors, isErrorCode } from '#contract/errors/errors.ts'
import type { LocalizedText } from '#contract/locales/locales.ts'
import { waitText } from '#contract/wire/wait-text.ts'
import { currentLocale } from '#web/i18n/language.ts'

/** The text for an error code in the interface's language. */
export const errorCodeText = (code: string | undefined): string | undefined =>
  code !== undefined && isErrorCode(code) ? errors[code][currentLocale()] : undefined

/** The texts for an answer of the server. */
export const answerTexts = (
  code: string | undefined,
  retryAfterSeconds: number | undefined,
): LocalizedText | undefined => {
  if (code === undefined || !isErrorCode(code)) return undefined
  if (code !== 'too_many_requests' || retryAfterSeconds === undefined) return errors[code]
  return { en: waitText(retryAfterSeconds, 'en'), de: waitText(retryAfterSeconds, 'de') }
}
