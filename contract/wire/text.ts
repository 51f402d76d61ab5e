import * as z from 'zod/mini'
import { type IssueKey, issue, type NumberedIssueKey } from './issues.ts'

/** Lengths are counted as people count: an emoji is one character, whatever its encoding. */
export const codePoints = (value: string): number => {
  let count = 0
  for (const _ of value) count += 1
  return count
}

// NUL and other control characters, and halves of surrogate pairs, which no UTF-8 database can hold.
const unstorable = /[^\P{Cc}\t\n\r]|\p{Cs}/u
const lineBreaks = /[\t\n\r]/

const storable = () =>
  z.refine<string>((value) => !unstorable.test(value), { error: issue('unreadable_text'), abort: true })

const atMost = (max: number, tooLong: NumberedIssueKey = 'too_long') =>
  z.refine<string>((value) => codePoints(value) <= max, { error: issue(tooLong, max), abort: true })

/** Multi-line text, kept as typed. With `required`, blank text is that issue. */
export const text = (max: number, required?: IssueKey, tooLong?: NumberedIssueKey) =>
  z.string(required && issue(required)).check(
    storable(),
    z.refine<string>((value) => !required || value.trim() !== '', {
      error: issue(required ?? 'invalid'),
      abort: true,
    }),
    atMost(max, tooLong),
  )

/** A single line, trimmed at both ends. */
export const line = (max: number, required?: IssueKey) =>
  z.string(required && issue(required)).check(
    z.trim(),
    storable(),
    z.refine<string>((value) => !lineBreaks.test(value), { error: issue('unreadable_text'), abort: true }),
    z.refine<string>((value) => !required || value !== '', {
      error: issue(required ?? 'invalid'),
      abort: true,
    }),
    atMost(max),
  )

/** Each value once, in the given order. */
export const uniqueList = <T extends string>(values: readonly [T, ...T[]], required?: IssueKey) =>
  z.array(z.enum(values), required && issue(required)).check(
    z.refine((list: readonly T[]) => !required || list.length > 0, issue(required ?? 'invalid')),
    z.refine((list: readonly T[]) => new Set(list).size === list.length, issue('invalid')),
  )
