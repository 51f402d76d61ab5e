import type { Generated, Selectable } from 'kysely'
import type { CommentRemover } from '#contract/discussions/fields.ts'
import type { CommentChannel } from '#contract/wire/channels.ts'

export interface CommentsTable {
  id: Generated<number>
  crew_id: number
  /** Null once the account is deleted. */
  author_id: number | null
  /** The comment that a reply answers. */
  parent_id: number | null
  channel: CommentChannel
  /** Empty once it is removed. */
  body: string
  created_at: Date
  removed_at: Date | null
  removed_by: CommentRemover | null
}
export type CommentRow = Selectable<CommentsTable>

/** When a player last got a notice of new comments on a crew. */
export interface CommentNoticesTable {
  crew_id: number
  user_id: number
  sent_at: Date
  /** When it last was about a mention. */
  mentioned_at: Date | null
}

/** The newest message that a player has read in the chat of a crew. */
export interface ChatReadsTable {
  crew_id: number
  user_id: number
  read_up_to: number
}
