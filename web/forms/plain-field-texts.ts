/** The texts of plain forms. They have fields of an account alone, and do not load the texts of all others. */
import { accountIssues } from '#contract/issues/accounts.ts'
import { fieldIssues } from '#contract/issues/fields.ts'
import { issueTextIn } from '#contract/issues/text-in.ts'
import type { LocalizedText } from '#contract/wire/languages.ts'
import { currentLocale } from '#web/i18n/language.ts'

const issues = { ...fieldIssues, ...accountIssues }

/** What is wrong with a field: an issue of the contract, or a text in both languages or in that of the request. */
export type PlainFieldError =
  | { readonly issue: string }
  | { readonly texts: LocalizedText }
  | { readonly text: string }

/** Call it while rendering, so that the text follows the language. */
export const plainFieldErrorText = (error: PlainFieldError | undefined): string | undefined => {
  if (!error) return undefined
  if ('text' in error) return error.text
  return 'texts' in error ? error.texts[currentLocale()] : issueTextIn(issues, error.issue, currentLocale())
}
