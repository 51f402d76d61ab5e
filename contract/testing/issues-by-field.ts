import type * as z from 'zod/mini'
import { issueText } from '../issues/texts.ts'

/** What is wrong with a value, by field, in English: the first issue of each field. */
export const issuesByField = (schema: z.ZodMiniType, value: unknown): Record<string, string> => {
  const issues = schema.safeParse(value).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), issueText(message, 'en')]),
  )
}
