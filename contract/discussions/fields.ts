export const commentRemovers = ['author', 'leader', 'moderator'] as const
export type CommentRemover = (typeof commentRemovers)[number]

export const commentLimits = {
  text: 1000,
  /** Comments on a page, each with its newest replies: what a page shows has to stay small, however long the texts are. */
  page: 10,
  replies: 50,
  newestReplies: 3,
  /** Replies in one answer that asks for those of one comment. */
  repliesPage: 20,
  noticeHours: 1,
  /** Mentioned players are notified, but not more often than this. */
  mentionMinutes: 5,
  chatPage: 30,
  /** How far unread messages are counted. */
  chatUnread: 100,
} as const
