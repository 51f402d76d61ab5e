import type { Locale } from '#contract/locales/locales.ts'

/** The player that a notice is written for. */
export interface Reader {
  readonly locale: Locale
  readonly zone: string
  readonly now: Date
  /** It is sent away: who knows when it is read. */
  readonly isReadLater?: boolean
}

/** What each type of notice says, from its data. */
export type TextsOf<Notices> = {
  readonly [T in keyof Notices]: (data: Notices[T], reader: Reader) => string
}
