/** The folders of the inbox, and lengths and counts of messages and blocks, without zod. */
export const messageLimits = { text: 2000, page: 30, largestPage: 100, blocks: 500, invitations: 20 } as const

export const messageFolders = ['inbox', 'unread', 'sent'] as const
export type MessageFolder = (typeof messageFolders)[number]

/** What players wrote, and the notices of the site. */
export const inboxKinds = ['letters', 'notices'] as const
export type InboxKind = (typeof inboxKinds)[number]
