/**
 * What can be wrong with a field. Schemas carry the key of an issue as their message; the form and the server both look
 * its text up here, so that a rule reads the same on either side.
 */
import { accountIssues } from '../issues/accounts.ts'
import { applicationIssues } from '../issues/applications.ts'
import { crewIssues } from '../issues/crews.ts'
import { fieldIssues } from '../issues/fields.ts'
import { fleetIssues } from '../issues/fleet.ts'
import { roleIssues } from '../issues/roles.ts'
import { trustIssues } from '../issues/trust.ts'
import type { Locale, LocalizedText } from './languages.ts'

const issues = {
  ...fieldIssues,
  ...accountIssues,
  ...applicationIssues,
  ...crewIssues,
  ...roleIssues,
  ...trustIssues,
  ...fleetIssues,
}
type Issues = typeof issues

/** The issues whose text has a place for a number, `{n}`. */
export type NumberedIssueKey = {
  [Key in keyof Issues]: Issues[Key]['en'] extends `${string}{n}${string}` ? Key : never
}[keyof Issues]

export type IssueKey = Exclude<keyof Issues, NumberedIssueKey>

/** What a schema carries: the key, and the number where the text has one. */
export type IssueMessage = IssueKey | `${NumberedIssueKey}:${number}`

export const issue = <Key extends keyof Issues>(
  key: Key,
  ...[n]: Key extends NumberedIssueKey ? [n: number] : []
): IssueMessage => (n === undefined ? key : `${key}:${n}`) as IssueMessage

/** A message that no issue has, such as one of zod's own, becomes "not valid". */
export const issueText = (message: string, locale: Locale): string => {
  const [key = '', n = ''] = message.split(':')
  const table: Readonly<Record<string, LocalizedText>> = issues
  const text = (Object.hasOwn(table, key) && table[key]) || issues.invalid
  return text[locale].replace('{n}', n)
}
