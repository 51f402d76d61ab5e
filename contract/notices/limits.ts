/** What one can do about a notice where it leads, besides what can be answered in its row. */
export const noticeActs = [
  'rate',
  'confirm_share',
  'see_split',
  'reply',
  'open_chat',
  'view_crew',
  'keep',
  'prolong',
  'contest',
  'see_ratings',
  'ask_again',
  'see_reports',
  'see_appeals',
] as const
export type NoticeAct = (typeof noticeActs)[number]

/** How many notices the bell groups, and how many groups one page has, without zod. */
export const noticeLimits = { grouped: 1000, page: 20 } as const
