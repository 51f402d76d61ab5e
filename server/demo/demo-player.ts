import type { Playtime, UserRole } from '#contract/users.ts'
import type { Language, Locale } from '#contract/wire/languages.ts'

export interface DemoPlayer {
  readonly username: string
  readonly displayName?: string
  /** A plain citizen unless it says otherwise. */
  readonly userRole?: UserRole
  readonly timezone: string
  readonly languages: readonly Language[]
  readonly playtimes: readonly Playtime[]
  /** English unless it says otherwise. */
  readonly locale?: Locale
  readonly bio: string
  /** What its login shows, in the list printed at the start. */
  readonly part?: string
}
