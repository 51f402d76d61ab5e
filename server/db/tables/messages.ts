import type { ColumnType, Generated } from 'kysely'
import type { MessageKind } from '#contract/messages/messages.ts'
import type { NoticeKind } from '#contract/notices/kinds.ts'

export interface MessagesTable {
  id: Generated<number>
  receiver_id: number
  /** Null for a notice from the site. */
  sender_id: number | null
  kind: MessageKind
  crew_id: number | null
  /** The application that a notice is about. */
  application_id: number | null
  /** The comment that a notice is about. */
  comment_id: number | null
  /** What a notice says, from which its text is written when it is read; null for what players write. */
  notice_type: string | null
  /** The choice of its receiver that a notice belongs to; null for those that are always sent. */
  notice_kind: Generated<NoticeKind | null>
  notice_data: ColumnType<unknown, string | undefined, never>
  /** A notice's text when it was sent, for mails and for releases that do not know its type. */
  body: string
  created_at: Date
  /** Also set when the receiver deletes it. */
  read_at: Date | null
  deleted_by_receiver: Generated<boolean>
  deleted_by_sender: Generated<boolean>
}
