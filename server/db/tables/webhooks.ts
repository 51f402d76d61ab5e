import type { Generated } from 'kysely'

/** Addresses of Discord channels that players have given us. */
export interface WebhooksTable {
  id: Generated<number>
  /** Null once the account is deleted; the row follows with its last message. */
  user_id: number | null
  /** The crew that the channel shows, or the search whose posts it shows. */
  crew_id: number | null
  search_id: number | null
  /** Encrypted: see webhooks.seal.ts. Null once it is forgotten. */
  address: Buffer | null
  /** Why it was forgotten. */
  ended_as: 'given_up' | 'gone' | null
  created_at: Date
  /** When Discord last took a message. */
  delivered_at: Date | null
  /** Since when it takes none. */
  failing_since: Date | null
  /** Before that time Discord wants no request. */
  waits_until: Date | null
}

/** What a channel shows of a crew: one message, edited in place. */
export interface WebhookMessagesTable {
  webhook_id: number
  crew_id: number
  /** Null until Discord has taken it. */
  message_id: string | null
  /** A hash of what it shows. */
  shown: Buffer | null
  delivered_at: Date | null
  /** Counts the changes of the crew. */
  revision: Generated<number>
  /** When the message is to follow them; a job waits as long as there is a time. */
  due_at: Date | null
  /** It was deleted in Discord once, and posted again. */
  is_second: Generated<boolean>
}
