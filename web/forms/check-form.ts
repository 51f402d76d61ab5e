/** Checks what is typed by the schemas of the contract. */
import type * as z from 'zod/mini'
import type { IssueMessage } from '#contract/issues/issues.ts'
import { type FieldError, type FieldErrors, issueError } from './field-errors.ts'

export type Checked<Output> =
  | { readonly values: Output; readonly errors: Record<string, never> }
  | { readonly values: undefined; readonly errors: FieldErrors }

/**
 * All errors at once, the first of each field. `otherErrors`, such as those that compare two fields, are added whatever
 * else is wrong, but not to a field that has its own.
 */
export const checkForm = <Input, Output>(
  schema: z.ZodMiniType<Output, Input>,
  typed: Input,
  otherErrors: FieldErrors = {},
): Checked<Output> => {
  const result = schema.safeParse(typed)
  const own: Record<string, FieldError> = {}
  for (const { path, message } of result.error?.issues ?? [])
    own[String(path[0])] ??= issueError(message as IssueMessage)
  const errors = { ...otherErrors, ...own }
  return result.success && Object.keys(errors).length === 0
    ? { values: result.data, errors: {} }
    : { values: undefined, errors }
}

/** `inputOf` is for a form that is typed differently from what is sent. */
export const checkOf =
  <Form, Output>(schema: z.ZodMiniType<Output>, inputOf: (form: Form) => unknown = (form) => form) =>
  (form: Form): Checked<Output> =>
    checkForm(schema, inputOf(form))
