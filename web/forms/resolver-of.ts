import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { checkBySchema } from './check-by-schema.ts'

/** Checks a form by a schema of the contract. `inputOf` is for a form that is typed differently from what is sent. */
export const resolverOf =
  <Form extends FieldValues, Output>(
    schema: z.ZodMiniType<Output>,
    inputOf: (form: Form) => unknown = (form) => form,
  ): Resolver<Form, unknown, Output> =>
  (form) => {
    const { values, errors } = checkBySchema(schema, inputOf(form))
    return values === undefined ? { values: {}, errors: errors as FieldErrors<Form> } : { values, errors: {} }
  }
