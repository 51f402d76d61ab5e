import type { FieldError } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Checks a value by a schema of the contract. Errors hold the key of the issue, as texts follow the language. */
export const checkBySchema = <Input, Output>(schema: z.ZodMiniType<Output, Input>, value: Input) => {
  const result = schema.safeParse(value)
  if (result.success) return { values: result.data, errors: {} }
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of result.error.issues) {
    // Only the first issue of a field is shown.
    errors[String(path[0])] ??= { type: 'issue', message }
  }
  return { values: undefined, errors }
}
