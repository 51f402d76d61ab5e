/** `crew` is for the leader and the members alone. */
export const commentChannels = ['public', 'crew'] as const
export type CommentChannel = (typeof commentChannels)[number]
