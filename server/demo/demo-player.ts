import type { Region } from '#contract/crews/fields.ts'
import type { Playtime, UserRole } from '#contract/users/users.ts'
import type { Language, Locale } from '#contract/wire/languages.ts'

export type DayHours = readonly [from: number, to: number]

export interface DemoPlayer {
  readonly username: string
  readonly displayName?: string
  /** Default: citizen. */
  readonly userRole?: UserRole
  readonly timezone: string
  readonly languages: readonly Language[]
  readonly playtimes: readonly Playtime[]
  /** Default: none named. */
  readonly regions?: readonly Region[]
  /** The hours that the player has named: from the first to before the second, on working days and at weekends. */
  readonly hours?: { readonly weekdays: DayHours; readonly weekend: DayHours }
  /** Default: English. */
  readonly locale?: Locale
  readonly organisation?: string
  readonly bio: string
  /** For players whose login is printed at the start: what it is good for. */
  readonly loginLabel?: string
}
