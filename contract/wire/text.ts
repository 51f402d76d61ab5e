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

const endings =
  'app|at|be|biz|ch|cc|co|com|de|dev|eu|fr|gg|gl|info|io|it|link|live|ly|me|mov|net|nl|org|ru|shop|site|tv|uk|us|xyz|zip'
// Endings in other alphabets, and how they are spelt in ASCII.
const foreignEndings =
  'xn--[a-z\\d-]+|рф|рус|укр|бел|бг|срб|ею|мкд|қаз|мон|ком|орг|сайт|онлайн|дети|москва|ελ|ευ|中国|中國|公司|网络|網絡|网址|网站|在线|游戏|集团|香港|台湾|台灣|世界|商城|コム|みんな|한국|닷컴|भारत|ไทย|קום|ישראל|السعودية|امارات|مصر|ایران|شبكة|موقع'
const link = new RegExp(
  `://|\\bwww\\.|[\\p{L}\\d-]\\.(?:${endings}|${foreignEndings})(?![\\p{L}\\d])|(?<![\\d.])(?:\\d{1,3}\\.){3}\\d{1,3}(?![\\d.]*\\d)`,
  'iu',
)
/** With the characters that browsers read as those of an address: full-width ones, and full stops of other scripts. */
const asAddress = (value: string): string => value.normalize('NFKC').replace(/[\u3002\uff61\u2024]/g, '.')
/** Of the game: who registers with one earns its owner a reward. */
const referralCode = /(?<![\p{L}\d])STAR\p{Pd}[A-Z0-9]{4}\p{Pd}[A-Z0-9]{4}(?![\p{L}\d])/iu

/** For names and titles, which everybody sees: no advertising. */
export const noLinks = () =>
  z.refine<string>((value) => {
    const address = asAddress(value)
    return !link.test(address) && !referralCode.test(address)
  }, issue('link_not_allowed'))

/** For longer texts that others see: links are fine, rewards for whoever wrote it are not. */
export const noReferralCodes = () =>
  z.refine<string>((value) => !referralCode.test(asAddress(value)), issue('referral_not_allowed'))

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
