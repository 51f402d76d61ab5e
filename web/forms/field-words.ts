import type { FieldError } from 'react-hook-form'
import { issueWords } from '#contract/wire/issues.ts'
import { codeWords } from '#web/api/error-words.ts'
import { currentLocale } from '#web/i18n/language.ts'

/** What is wrong with a field, put into words while rendering so that it follows the language. */
export const fieldWords = (error: FieldError | undefined): string | undefined => {
  if (!error?.message) return undefined
  if (error.type === 'said') return error.message
  return codeWords(error.message) ?? issueWords(error.message, currentLocale())
}
