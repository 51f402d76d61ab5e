import type { Generated } from 'kysely'
import type { WebhookEnd } from '#contract/webhooks/webhooks.ts'

/** Addresses of Discord channels that players have given us. */
export interface WebhooksTable {
  id: Generated<number>
  /** Null once the account is deleted; the row follows with its last message. */
  user_id: number | null
  /** The crew that the channel shows, or the search whose posts it shows. */
  crew_id: number | null
  search_id: number | null
  /** Encrypted: see notices/sealing.ts. Null once it is forgotten. */
  address: Buffer | null
  /** The same for the same address, which cannot be read from it. Null once that is forgotten. */
  channel: Buffer | null
  /** Why it was forgotten. */
  ended_as: WebhookEnd | null
  created_at: Date
  /** When Discord last took a message. */
  delivered_at: Date | null
  /** Since when it takes none. */
  failing_since: Date | null
  /** How often Discord has said since then that there is nothing at the address, without saying that the webhook is gone. */
  missing_since: Date | null
  missing_times: Generated<number>
  /** Before that time Discord wants no request. */
  waits_until: Date | null
}

/** What a channel shows of a crew: one message, edited in place. */
export interface WebhookMessagesTable {
  webhook_id: number
  crew_id: number
  /** Of the webhook: a channel has one message about a crew, however many webhooks lead to it. */
  channel: Buffer
  /** Null until Discord has taken it. */
  message_id: string | null
  /** A hash of what it shows. */
  shown: Buffer | null
  delivered_at: Date | null
  /** Counts the changes of the crew. */
  revision: Generated<number>
  /** When the message is to follow them; a job waits as long as there is a time. */
  due_at: Date | null
  /** A job is sending it; one that died is not waited for any longer. */
  claimed_until: Date | null
  /** How often it may have been posted, counted before each time. */
  posts: Generated<number>
}
