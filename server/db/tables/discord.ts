import type { Generated } from 'kysely'

export interface DiscordAccountsTable {
  user_id: number
  discord_id: string
  /** As it was when it was linked. */
  discord_name: string
  linked_at: Date
  /** Whether the player wants invitations and ready checks there. */
  direct_messages: Generated<boolean>
}

/** A browser that was sent to Discord. It comes back once. */
export interface DiscordVisitsTable {
  /** Of the secret in the browser's cookie, which is the verifier of the code, too. */
  token_hash: Buffer
  state_hash: Buffer
  /** Of a player who links their account; null for a sign-in. */
  session_id: number | null
  /** The path of this site that it leads back to. */
  next: string
  expires_at: Date
}

/** A browser that came back from Discord, and is not signed in by that: it has no account yet, or a banned one. */
export interface DiscordArrivalsTable {
  token_hash: Buffer
  discord_id: string
  discord_name: string
  /** Null if Discord has not confirmed it. */
  email: string | null
  expires_at: Date
}
