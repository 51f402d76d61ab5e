import type * as z from 'zod/mini'
import { issueWords } from '../wire/issues.ts'

/** What is wrong with a value, by field, in the English words that players read: the first issue of each field. */
export const fieldIssues = (schema: z.ZodMiniType, value: unknown): Record<string, string> => {
  const issues = schema.safeParse(value).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), issueWords(message, 'en')]),
  )
}
