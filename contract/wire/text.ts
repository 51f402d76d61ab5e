import * as z from 'zod/mini'
import { type IssueKey, issue, type NumberedIssueKey } from '../issues/issues.ts'
import { codePoints } from './code-points.ts'

// NUL and other control characters, and halves of surrogate pairs, which no UTF-8 database can hold.
const unstorable = /[^\P{Cc}\t\n\r]|\p{Cs}/u
const lineBreaks = /[\t\n\r\u2028\u2029]/

// Invisible characters, and those that turn the reading direction. The last two look like spaces but are symbols.
const hidden = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu
// Emoji need some of them: to join several into one, to spell a flag, to ask for the coloured form.
const emojiSequence =
  /\p{ExtPict}[\ufe0f\p{EMod}]?(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]?)+|\u{1f3f4}[\u{e0061}-\u{e007a}]+\u{e007f}|[\ufe0e\ufe0f]/gu
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

const hasHidden = (value: string): boolean => value.replace(emojiSequence, '').search(hidden) >= 0

const storable = () =>
  z.refine<string>((value) => !unstorable.test(value), { error: issue('unreadable_text'), abort: true })

const oneLine = () =>
  z.refine<string>((value) => !lineBreaks.test(value), { error: issue('unreadable_text'), abort: true })

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

/** A single line, trimmed at both ends, without invisible characters. */
export const line = (max: number, required?: IssueKey) =>
  z.string(required && issue(required)).check(
    z.trim(),
    storable(),
    oneLine(),
    atMost(max),
    z.refine<string>((value) => !hasHidden(value), { error: issue('hidden_characters'), abort: true }),
    z.refine<string>((value) => !required || visible.test(value), {
      error: issue(required ?? 'invalid'),
      abort: true,
    }),
  )

/** A line to search for. It may have been copied from anywhere, so invisible characters are dropped, not refused. */
export const searchLine = (max: number) =>
  z.string().check(
    z.overwrite((value) => value.replace(hidden, '')),
    z.trim(),
    storable(),
    oneLine(),
    atMost(max),
  )

/** Each value once, in the given order. */
export const uniqueList = <T extends string>(values: readonly [T, ...T[]], required?: IssueKey) =>
  z.array(z.enum(values), required && issue(required)).check(
    // First of the checks: only there zod counts a list before it looks at what is in it.
    z.maxLength(values.length, issue('invalid')),
    z.refine((list: readonly T[]) => !required || list.length > 0, issue(required ?? 'invalid')),
    z.refine((list: readonly T[]) => new Set(list).size === list.length, issue('invalid')),
  )

const emptyToNull = <Input>() => {
  const transform = z.transform((value: Input | '' | null) => (value === '' ? null : value))
  // Zod would wait for a promise, which no input is.
  return transform as z.ZodMiniType<Input | null, Input | '' | null>
}

/** For an optional number or choice: null and empty text both mean "none". */
export const noneWhenEmpty = <Output, Input>(schema: z.ZodMiniType<Output, Input>) =>
  z.pipe(emptyToNull<Input>(), z.nullable(schema))
