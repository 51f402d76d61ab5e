import { ApiError } from '#web/api/api-error.ts'
import { answerError, codeError, type FieldErrors } from './field-errors.ts'

interface FormFields {
  /** The names of the fields of the form. */
  readonly names: readonly string[]
  /** Error codes that belong to one field, such as a name that is taken. */
  readonly fieldOfCode?: Readonly<Record<string, string>> | undefined
}

/** What is wrong with which field. Undefined if the error belongs to the form as a whole. */
export const failedFields = (
  error: unknown,
  { names, fieldOfCode = {} }: FormFields,
): FieldErrors | undefined => {
  if (!(error instanceof ApiError)) return undefined
  const field = fieldOfCode[error.code ?? '']
  if (field) return { [field]: codeError(error) }
  const invalid = Object.entries(error.fields).filter(([name]) => names.includes(name))
  if (invalid.length === 0) return undefined
  return Object.fromEntries(invalid.map(([name, text]) => [name, answerError(text)]))
}
