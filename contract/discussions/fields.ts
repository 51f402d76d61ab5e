/** `crew` is for the leader and the members alone. */
export const commentChannels = ['public', 'crew'] as const
export type CommentChannel = (typeof commentChannels)[number]

export const commentRemovers = ['author', 'leader', 'moderator'] as const
export type CommentRemover = (typeof commentRemovers)[number]

export const commentLimits = {
  text: 1000,
  /** Comments on a page, without their replies. */
  page: 20,
  replies: 50,
  noticeHours: 1,
} as const
