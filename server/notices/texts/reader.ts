import type { Locale } from '#contract/wire/languages.ts'

/** For whom a notice is written. */
export interface Reader {
  readonly locale: Locale
  readonly zone: string
}

/** What each type of notice says, from its data. */
export type TextsOf<Notices> = {
  readonly [T in keyof Notices]: (data: Notices[T], reader: Reader) => string
}
