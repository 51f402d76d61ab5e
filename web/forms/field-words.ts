import { issueText } from '#contract/wire/issues.ts'
import { codeWords } from '#web/api/error-texts.ts'
import { currentLocale } from '#web/i18n/language.ts'

/** What is wrong with a field: a rule of the contract, an error code, or the server's own words. */
export type FieldError = { readonly issue: string } | { readonly code: string } | { readonly said: string }

/** Put into words while rendering, so that it follows the language. */
export const fieldWords = (error: FieldError | undefined): string | undefined => {
  if (!error) return undefined
  if ('said' in error) return error.said
  return 'code' in error ? codeWords(error.code) : issueText(error.issue, currentLocale())
}
