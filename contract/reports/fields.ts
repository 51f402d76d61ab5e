/** The words of reports, apart from their endpoints: addresses of the page are read with them. */
export const reportCategories = [
  'harassment',
  'toxic_behavior',
  'griefing',
  'cheating',
  'inappropriate_content',
  'no_show',
  'other',
] as const
export type ReportCategory = (typeof reportCategories)[number]

export const reportStatuses = ['pending', 'resolved', 'dismissed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** What was done because of a report, besides deciding it. */
export const reportActions = ['warned', 'banned', 'crew_deleted', 'comment_removed'] as const
export type ReportAction = (typeof reportActions)[number]
