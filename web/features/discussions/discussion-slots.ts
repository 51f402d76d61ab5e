import type { ReactNode } from 'react'
import type { Comment } from '#contract/discussions/discussions.ts'

/** What the page passes in, because it belongs to other features. */
export interface DiscussionSlots {
  readonly formatWrittenAt: (moment: string) => string
  /** What to do about a comment of another player. */
  readonly othersActions: (comment: Comment, authorName: string) => ReactNode
  /** How a moderator removes a comment; absent for everyone else. */
  readonly moderatorRemoval?: ((comment: Comment, authorName: string) => ReactNode) | undefined
}
