/** The values and limits of moderation, apart from its endpoints: pages that only show them stay small. */
export const moderationLimits = {
  reason: 200,
  description: 2000,
  /** What a moderator writes about a decision. */
  note: 500,
  appeal: 2000,
  banHours: 8760,
  defaultBanHours: 24,
  /** So many different players hide a post from the board by reporting it. */
  reportersToHide: 3,
  /** Players with this many dismissed reports in this many days do not count. */
  dismissedReports: 2,
  dismissedDays: 30,
  search: 60,
  page: 20,
  largestPage: 50,
  auditPage: 50,
  auditRowsInFile: 10_000,
  weeks: 12,
} as const

export const banTypes = ['temporary', 'permanent'] as const
export type BanType = (typeof banTypes)[number]
