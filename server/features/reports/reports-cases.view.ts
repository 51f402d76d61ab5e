import type { CaseHistory, CrewReport, ReportDetails } from '#contract/reports/cases.ts'
import { getReportedPicture } from '#contract/reports/pictures.ts'
import type { BanRecord, WarningRecord } from '#contract/sanctions/sanctions.ts'
import type { Viewer } from '#server/context.ts'
import type { ReportSnapshot } from '#server/db/tables/reports.ts'
import { viewReputation } from '#server/features/profiles/profiles.view.ts'
import type { CaseRow, CurrentContent } from './reports-cases.sql.ts'
import type { BanInHistory, HistoryRow, WarningInHistory } from './reports-histories.sql.ts'

/** A report and everything that a decision on it needs. */
interface ReportCase {
  readonly report: CaseRow
  readonly current: { readonly [K in keyof CurrentContent]: CurrentContent[K] | null }
  readonly histories: readonly HistoryRow[]
  readonly related: readonly CaseRow[]
}

/** Moderators must not learn about bans: neither that there was one, nor its reason. */
const viewDecision = (row: CaseRow, viewer: Viewer): Pick<CrewReport, 'decisionNote' | 'action'> =>
  row.action === 'banned' && viewer.userRole !== 'admin'
    ? { decisionNote: null, action: null }
    : { decisionNote: row.decision_note, action: row.action }

export const viewReport = (row: CaseRow, viewer: Viewer): CrewReport => ({
  id: row.id,
  reportedUserId: row.reported_id,
  reportedUsername: row.snapshot.username,
  reportedDisplayName: row.snapshot.displayName,
  reportedImage: row.reported_image,
  reporterId: row.reporter_id,
  reporterUsername: row.reporter_username,
  subject: row.subject,
  crewId: row.crew_id,
  missionTitle: row.snapshot.crewTitle,
  commentId: row.comment_id,
  pictureId: row.picture_id,
  reportCategory: row.category,
  reportReason: row.reason,
  description: row.description,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by_name,
  ...viewDecision(row, viewer),
  relatedPending: row.related_pending,
})

/** From a time in JSON, which has an offset. */
const momentOf = (text: string): string => new Date(text).toISOString()
const momentOrNull = (text: string | null): string | null => (text === null ? null : momentOf(text))

const viewWarning = (row: WarningInHistory): WarningRecord => ({
  id: row.id,
  reason: row.reason,
  description: row.description,
  createdAt: momentOf(row.created_at),
  warnedBy: row.warned_by,
  acknowledgedAt: momentOrNull(row.acknowledged_at),
})

const viewBan = (row: BanInHistory): BanRecord => ({
  id: row.id,
  banType: row.ban_type,
  reason: row.reason,
  description: row.description,
  createdAt: momentOf(row.created_at),
  endsAt: momentOrNull(row.ends_at),
  bannedBy: row.banned_by,
  liftedAt: momentOrNull(row.lifted_at),
  liftedBy: row.lifted_by,
  liftReason: row.lift_reason,
  appeal: row.appeal && { id: row.appeal.id, status: row.appeal.status, text: row.appeal.body },
})

const viewHistory = (row: HistoryRow): CaseHistory => ({
  id: row.id,
  username: row.username,
  displayName: row.display_name ?? row.username,
  profileImage: row.profile_image,
  userRole: row.user_role,
  joinDate: row.created_at.toISOString(),
  reputation: viewReputation(row.rating_sum, row.rating_count),
  missionsCompleted: row.completed,
  reportsReceived: row.reports_received,
  reportsMade: row.reports_made,
  warningCount: row.warning_count,
  warnings: row.warnings.map(viewWarning),
  isBanned: row.is_banned,
  bans: row.bans?.map(viewBan) ?? null,
})

const viewCurrent = ({ crew, player, comment }: ReportCase['current']): ReportDetails['current'] => ({
  crew: crew && viewCrew(crew),
  player: player && {
    username: player.username,
    displayName: player.display_name ?? player.username,
    profile: player.profile,
  },
  comment: comment && { text: comment.body, removedBy: comment.removed_by },
})

const viewCrew = (crew: CurrentContent['crew']): ReportDetails['current']['crew'] => ({
  title: crew.title,
  description: crew.description,
  requirements: crew.additional_requirements,
  missionStatus: crew.mission_status,
  isHidden: crew.is_hidden,
  isDeleted: crew.is_deleted,
  leaders: crew.leaders.map(({ until, ...leader }) => ({
    ...leader,
    until: until === null ? null : new Date(until).toISOString(),
  })),
  writtenBy: crew.written_by,
})

/** The copy of a picture is deleted with the decision. */
const viewPicture = ({ id, status }: CaseRow, picture: NonNullable<ReportSnapshot['picture']>) => ({
  ...picture,
  image: status === 'pending' ? `/api${getReportedPicture.path.replace(':id', String(id))}` : null,
})

const viewReported = (report: CaseRow): ReportDetails['reportedAs'] => {
  const { comment = null, picture, ...rest } = report.snapshot
  return { ...rest, comment, ...(picture && { picture: viewPicture(report, picture) }) }
}

export const viewCase = (
  { report, current, histories, related }: ReportCase,
  viewer: Viewer,
): ReportDetails => {
  const historyOf = (id: number | null) => {
    const row = histories.find((each) => each.id === id)
    return row ? viewHistory(row) : null
  }
  return {
    report: viewReport(report, viewer),
    reportedAs: viewReported(report),
    current: viewCurrent(current),
    reported: historyOf(report.reported_id),
    reporter: historyOf(report.reporter_id),
    related: related.map((row) => viewReport(row, viewer)),
  }
}
