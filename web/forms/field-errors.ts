import type { IssueMessage } from '#contract/issues/issues.ts'
import { issueText } from '#contract/issues/texts.ts'
import type { LocalizedText } from '#contract/locales/locales.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { currentLocale } from '#web/i18n/language.ts'

/** What is wrong with a field, in the shape of react-hook-form. */
export interface FieldError {
  readonly type: 'issue' | 'answer'
  /** The key of an issue of the contract, or a text of the server. */
  readonly message: string
  /** The text of the server in both languages, if there is one. */
  readonly texts?: LocalizedText | undefined
}

export type FieldErrors = Readonly<Record<string, FieldError>>

export const issueError = (message: IssueMessage): FieldError => ({ type: 'issue', message })

/** What the server says about one field. */
export const answerError = (message: string): FieldError => ({ type: 'answer', message })

/** What the server says as a whole, if it belongs to one field. */
export const codeError = ({ message, texts }: ApiError): FieldError => ({ type: 'answer', message, texts })

/** Call it while rendering, so that the text follows the language. */
export const fieldErrorText = (error: FieldError | undefined): string | undefined => {
  if (error?.type === 'issue') return issueText(error.message, currentLocale())
  return error?.texts?.[currentLocale()] ?? error?.message
}
