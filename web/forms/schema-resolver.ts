import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** A form checked by a schema of the contract. A field's error keeps the issue's key, not its words. */
export const schemaResolver =
  <Input extends FieldValues, Output>(
    schema: z.ZodMiniType<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  (values) => {
    const result = schema.safeParse(values)
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const { path, message } of result.error.issues) {
      // The first thing wrong with a field is the one to say.
      errors[String(path[0])] ??= { type: 'issue', message }
    }
    return { values: {}, errors: errors as FieldErrors<Input> }
  }
