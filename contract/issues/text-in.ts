import type { Locale, LocalizedText } from '../locales/locales.ts'
import { fieldIssues } from './fields.ts'

/** The text of an issue. A message that the table does not have, such as one of zod's own, becomes "not valid". */
export const issueTextIn = (
  table: Readonly<Record<string, LocalizedText>>,
  message: string,
  locale: Locale,
): string => {
  const [key = '', n = ''] = message.split(':')
  const text = (Object.hasOwn(table, key) && table[key]) || fieldIssues.invalid
  return text[locale].replace('{n}', n)
}
