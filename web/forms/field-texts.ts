import type { IssueMessage } from '#contract/issues/issues.ts'
import { issueText } from '#contract/issues/texts.ts'
import { errorCodeText } from '#web/api/error-code-texts.ts'
import { currentLocale } from '#web/i18n/language.ts'

/** What is wrong with a field: an issue of the contract, an error code, or a text that is ready to show. */
export type FieldError =
  | { readonly issue: IssueMessage }
  | { readonly code: string }
  | { readonly text: string }

/** Call it while rendering, so that the text follows the language. */
export const fieldErrorText = (error: FieldError | undefined): string | undefined => {
  if (!error) return undefined
  if ('text' in error) return error.text
  return 'code' in error ? errorCodeText(error.code) : issueText(error.issue, currentLocale())
}
