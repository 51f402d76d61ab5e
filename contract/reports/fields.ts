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

/** Subjects of reports that belong to no crew. */
const subjectsWithoutCrew = ['conversation', 'profile'] as const
export type SubjectWithoutCrew = (typeof subjectsWithoutCrew)[number]

/** `crew`: its post, or a player in it. */
const subjectsInCrew = ['crew', 'comment', 'settlement', 'picture'] as const
export type SubjectInCrew = (typeof subjectsInCrew)[number]

/** What a report is about. */
export const reportSubjects = [...subjectsInCrew, ...subjectsWithoutCrew] as const
export type ReportSubject = (typeof reportSubjects)[number]

/** What was done because of a report, besides deciding it. */
export const reportActions = [
  'warned',
  'banned',
  'crew_deleted',
  'comment_removed',
  'picture_removed',
] as const
export type ReportAction = (typeof reportActions)[number]
