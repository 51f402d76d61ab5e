import type { FieldError } from 'react-hook-form'
import type * as z from 'zod/mini'

/** What a schema of the contract makes of a value. A field's error keeps the issue's key, not its words. */
export const checkBySchema = <Input, Output>(schema: z.ZodMiniType<Output, Input>, value: Input) => {
  const result = schema.safeParse(value)
  if (result.success) return { values: result.data, errors: {} }
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of result.error.issues) {
    // The first thing wrong with a field is the one to say.
    errors[String(path[0])] ??= { type: 'issue', message }
  }
  return { values: undefined, errors }
}
