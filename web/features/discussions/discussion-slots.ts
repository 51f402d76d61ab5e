import type { ReactNode } from 'react'

/** What the page passes in, because it belongs to other features. */
export interface DiscussionSlots {
  readonly formatWrittenAt: (moment: string) => string
  /** Reports a comment. */
  readonly reportAction: (id: number, authorName: string) => ReactNode
}
