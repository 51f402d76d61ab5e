import type { CrewReport } from '#contract/reports/cases.ts'
import type { ReportSubject } from '#contract/reports/fields.ts'
import { m } from '#texts'

const subjectTexts: Readonly<Record<ReportSubject, (mission: { readonly title: string }) => string>> = {
  crew: ({ title }) => title,
  comment: m.report_subjects_comment,
  settlement: m.report_subjects_settlement,
  picture: m.report_subjects_picture,
  conversation: () => m.report_subjects_conversation(),
  profile: () => m.report_subjects_profile(),
}

/** What a report is about, in a few words: the title of a mission, or what else was reported. */
export const subjectText = ({
  subject,
  missionTitle: title,
}: Pick<CrewReport, 'subject' | 'missionTitle'>): string => subjectTexts[subject]({ title })
