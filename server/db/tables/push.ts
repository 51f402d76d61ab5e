import type { Generated } from 'kysely'
import type { NoticeKind } from '#contract/notices/kinds.ts'

/** The keys by which the server signs and encrypts, one row for each purpose. */
export interface SecretKeysTable {
  name: 'push' | 'unsubscribe' | 'webhooks' | 'codes'
  key: Buffer
}

/** A browser that shows notices. It ends with the session that it belongs to. */
export interface PushSubscriptionsTable {
  id: Generated<number>
  user_id: number
  session_id: number
  /** Anyone who knows it can send to the device: it leaves the server only in requests to the push service. */
  endpoint: string
  host: string
  p256dh: Buffer
  auth: Buffer
  created_at: Date
  last_used_at: Date | null
}

/** What is waiting to be shown on a device. */
export interface NoticePushesTable {
  id: Generated<number>
  user_id: number
  subscription_id: number
  /** The message that it is about; null if the player does not want it in the inbox. */
  message_id: number | null
  kind: NoticeKind
  body: string
  /** A path of this site. */
  link: string
  /** What the notice is about: its buttons follow from it. */
  notice_type: string | null
  notice_data: unknown
  is_urgent: boolean
  created_at: Date
  /** When it is no longer true. */
  expires_at: Date | null
  /** Not sent before; null to send it immediately. */
  due_at: Date | null
  /** Set once a job has it, which deletes it when it is sent. */
  batch: string | null
}

export interface QuietHoursTable {
  user_id: number
  is_on: boolean
  /** In minutes since midnight. */
  starts_at: number
  ends_at: number
  urgent_passes: boolean
}
