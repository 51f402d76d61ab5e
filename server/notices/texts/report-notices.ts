/** What notices say to moderators about new reports, and to those who reported. */
import { reportCategoryNames } from '#contract/reports/category-names.ts'
import type { ReportCategory, SubjectWithoutCrew } from '#contract/reports/fields.ts'
import { m } from '#texts'
import type { TextsOf } from './reader.ts'

/** `name`: of the reported player. */
interface OfReported {
  readonly name: string
}

interface NewReport extends OfReported {
  readonly category: ReportCategory
}

/** As in the other notices: a type keeps its data. */
export interface ReportNotices {
  readonly reported: NewReport & { readonly title: string }
  /** A report without a crew. */
  readonly player_reported: NewReport & { readonly subject: SubjectWithoutCrew }
  readonly report_decided: OfReported
  readonly report_reviewed: OfReported
}

const subjectTexts: Readonly<Record<SubjectWithoutCrew, typeof m.report_subjects_notice_profile>> = {
  conversation: m.report_subjects_notice_conversation,
  profile: m.report_subjects_notice_profile,
}

export const reportTexts: TextsOf<ReportNotices> = {
  reported: ({ name, title, category }, reader) =>
    m.notices_reported({ name, title, category: reportCategoryNames[category][reader.locale] }, reader),
  player_reported: ({ name, category, subject }, reader) =>
    subjectTexts[subject]({ name, category: reportCategoryNames[category][reader.locale] }, reader),
  report_decided: m.notices_report_decided,
  report_reviewed: m.notices_report_reviewed,
}
