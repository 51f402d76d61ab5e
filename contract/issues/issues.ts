/**
 * What can be wrong with a field. Schemas carry the key of an issue as their message; the form and the server both look
 * its text up in `texts.ts`, so that a rule reads the same on either side.
 */
import type { issues } from './texts.ts'

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
