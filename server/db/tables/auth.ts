import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'
import type { Playtime, UserRole } from '#contract/users/users.ts'
import type { Language } from '#contract/wire/languages.ts'
import type { Region } from '#contract/wire/regions.ts'

export interface UsersTable {
  id: Generated<number>
  username: string
  email: string
  /** When the player last proved to have the address, by opening a link sent to it. Null if never. */
  email_confirmed_at: Generated<Date | null>
  /**
   * Whether the address was confirmed by someone who was not signed in, and no password has been set by mail since: the
   * password may be that of a stranger who registered with the address.
   */
  is_maker_unknown: Generated<boolean>
  password_hash: string
  /** False for a player who signed up with Discord and has set none. */
  has_password: Generated<boolean>
  /** What passkeys know the player by; null before the first. */
  passkey_handle: Generated<Buffer | null>
  display_name: string | null
  bio: Generated<string>
  citizen_id: string | null
  /** The citizen id, once a moderator has seen that it is theirs. */
  verified_handle: Generated<string | null>
  organisation: Generated<string | null>
  /** What searches for players look through: their names, folded, on a line each. A trigger keeps it. */
  names_text: GeneratedAlways<string>
  /** The address of their picture in `pictures`. */
  profile_image: string | null
  user_role: Generated<UserRole>
  timezone: string
  preferred_languages: Language[]
  playtimes: Playtime[]
  /** The regions that the player can play on. */
  regions: Generated<Region[]>
  /** A 1 or a 0 for each hour of a week in the player's zone, Monday 00:00 first; null until they name them. */
  week_hours: string | null
  /** The interface language last used, for mails and notices. */
  locale: Locale
  /** Whether others can write to the player, invite them and apply to their crews. */
  accepts_contact: Generated<boolean>
  /** Whether leaders whose crew the player fits are shown them. */
  is_findable: Generated<boolean>
  /** The number of ratings with one star, two and so on. A trigger on `received_ratings` keeps it. */
  stars_received: Generated<number[]>
  /** The sum of all stars received, and the number of ratings. */
  rating_sum: GeneratedAlways<number>
  rating_count: GeneratedAlways<number>
  /** Banned until then: `forever` for a permanent ban. In the past once a ban has run out, null if it was lifted. */
  banned_until: Generated<Date | null>
  warning_count: Generated<number>
  last_seen_at: Date | null
  created_at: Date
  /** Set in the row that past missions keep in place of a player who deleted their account. It says nothing else. */
  deleted_at: Generated<Date | null>
}
export type UserRow = Selectable<UsersTable>

export interface SessionsTable {
  id: Generated<number>
  token_hash: Buffer
  user_id: number
  user_agent: string | null
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  has_second_factor: Generated<boolean>
}
export type SessionRow = Selectable<SessionsTable>

export interface PasswordResetsTable {
  user_id: number
  token_hash: Buffer
  expires_at: Date
}

/** A mail address that waits to be confirmed: a new one, or the one that the player has. */
export interface EmailChangesTable {
  user_id: number
  email: string
  token_hash: Buffer
  expires_at: Date
}
