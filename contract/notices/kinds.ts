/** The kinds of notices that a player can choose about. Notices of moderators and about security are always sent. */
export const noticeKinds = [
  'application',
  'decision',
  'mission',
  'reminder',
  'rating',
  'comment',
  'message',
  'invitation',
  'favourite',
  'search',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Without the others a crew would not work: somebody waits for an answer, or has a seat. */
export const optionalInInbox: readonly NoticeKind[] = [
  'mission',
  'reminder',
  'rating',
  'comment',
  'favourite',
  'search',
]

/** As long as the player has not chosen otherwise. */
export const defaultNoticeSetting = { inInbox: true, byMail: false } as const
