import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ReportAction, ReportSubject } from '#contract/reports/fields.ts'
import type { ReportCategory, ReportStatus } from '#contract/reports/reports.ts'
import type { ReportedParts } from '#contract/reports/snapshots.ts'

/** What was reported, as it was at that time. */
export interface ReportSnapshot extends ReportedParts {
  /** Its texts about a crew are empty if the report is about none. Never null: the text for searches is made of it. */
  readonly crewTitle: string
  readonly crewDescription: string
  readonly crewRequirements: string
  readonly username: string
  readonly displayName: string
  /** What the reported player wrote to the leader, if they applied. */
  readonly applicationMessage: string | null
  /** The comment that was reported, if it was one. */
  readonly comment?: string
}

/** What a report is about is null once it is deleted; the snapshot stays. */
export interface ReportsTable {
  id: Generated<number>
  crew_id: number | null
  reporter_id: number | null
  reported_id: number | null
  comment_id: number | null
  subject: ReportSubject
  picture_id: Generated<number | null>
  category: ReportCategory
  reason: string
  description: string
  status: Generated<ReportStatus>
  snapshot: ColumnType<ReportSnapshot, string, never>
  created_at: Date
  decided_at: Generated<Date | null>
  decided_by: Generated<number | null>
  decision_note: Generated<string | null>
  action: Generated<ReportAction | null>
}
export type ReportRow = Selectable<ReportsTable>
