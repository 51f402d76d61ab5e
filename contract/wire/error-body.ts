/** The body of every error. Apart from the table of errors, whose texts the page loads only when it needs one. */
import * as z from 'zod/mini'

export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorBody = z.output<typeof errorBody>
