import type { Generated, JSONColumnType } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'

/** What was pressed or typed in Discord, so that a request that is sent again changes nothing. */
export interface DiscordInteractionsTable {
  /** As Discord has numbered it. */
  id: string
  received_at: Date
}

/** Until when Discord wants no requests of the app. One row. */
export interface DiscordPauseTable {
  id: 1
  until: Date
}

/** A card of a crew in a channel, edited in place. */
export interface DiscordCardsTable {
  id: Generated<number>
  /** The server at Discord. */
  guild_id: string
  channel_id: string
  crew_id: number
  locale: Locale
  /** Null until Discord has taken it. */
  message_id: string | null
  /** A hash of what it shows. Null if that is to be looked at: a message that is gone is posted again then. */
  shown: Buffer | null
  /** Since when a first post is tried whose outcome is not known. */
  posting_since: Date | null
  delivered_at: Date | null
  /** Counts the changes of the crew. */
  revision: Generated<number>
  /** When the card is to follow them; a job waits as long as there is a time. */
  due_at: Date | null
  /** A job is sending it; one that died is not waited for any longer. */
  claimed_until: Date | null
  failing_since: Date | null
}

/** What the command was given, by the names of its options. */
export interface FollowFilters {
  readonly seat?: string
  readonly activity?: string
  readonly language?: string
}

/** A channel that gets a card of every new post that a search finds. */
export interface DiscordFollowsTable {
  id: Generated<number>
  /** Who set it up. */
  user_id: number
  guild_id: string
  channel_id: string
  /** As they were then, where Discord has said it. */
  guild_name: string | null
  channel_name: string | null
  /** A channel has few. */
  slot: number
  filters: JSONColumnType<FollowFilters>
  locale: Locale
  /** Posts up to this one were looked at. */
  seen_crew_id: number
  created_at: Date
}

/** Whether a player manages a server, by what Discord last said. Of those who never did, there is no row. */
export interface DiscordManagersTable {
  user_id: number
  guild_id: string
  /** Null until Discord has said it. */
  guild_name: string | null
  is_manager: boolean
  said_at: Date
}
