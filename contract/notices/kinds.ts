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
  'beacon',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Without the others a crew would not work: a player waits for an answer, or has a seat. */
export const optionalInInbox: readonly NoticeKind[] = [
  'mission',
  'reminder',
  'rating',
  'comment',
  'favourite',
  'search',
  'beacon',
]

/** On by default for devices: a player waits for an answer, or time is short. */
const pushedByDefault: ReadonlySet<NoticeKind> = new Set([
  'application',
  'decision',
  'mission',
  'reminder',
  'message',
  'invitation',
  'search',
  'beacon',
])

/** As long as the player has not chosen otherwise. */
export const defaultNoticeSetting = (kind: NoticeKind) => ({
  inInbox: true,
  byMail: false,
  byPush: pushedByDefault.has(kind),
})
