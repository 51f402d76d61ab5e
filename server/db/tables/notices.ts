import type { Generated } from 'kysely'
import type { NoticeKind } from '#contract/notices/kinds.ts'

/** What a player has chosen other than the default. */
export interface NoticeSettingsTable {
  user_id: number
  kind: NoticeKind
  in_inbox: boolean
  by_mail: boolean
  /** Null: as the kind has it by default. */
  by_push: boolean | null
}

/** What is waiting to be mailed to a player. */
export interface NoticeMailsTable {
  id: Generated<number>
  user_id: number
  /** The message that it is about; null if the player does not want it in the inbox. */
  message_id: number | null
  kind: NoticeKind
  body: string
  /** Of what it is about; null for what players write. */
  title: string | null
  /** The page of that, below the address of the site. */
  link: string
  is_urgent: Generated<boolean>
  created_at: Date
  /** Not before; null if with the next mail. */
  due_at: Date | null
  /** When it became part of a mail; the job of that mail deletes it. */
  batch_at: Date | null
}
