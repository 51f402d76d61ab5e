import type { Playtime, UserRole } from '#contract/users.ts'
import type { Language, Locale } from '#contract/wire/languages.ts'

export interface DemoPlayer {
  readonly username: string
  readonly displayName?: string
  /** Default: citizen. */
  readonly userRole?: UserRole
  readonly timezone: string
  readonly languages: readonly Language[]
  readonly playtimes: readonly Playtime[]
  /** Default: English. */
  readonly locale?: Locale
  readonly bio: string
  /** For players whose login is printed at the start: what it is good for. */
  readonly loginLabel?: string
}
