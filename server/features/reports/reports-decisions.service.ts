/** Decisions on reports: each is made once, by a moderator who is not their subject. */
import type { DecisionDraft } from '#contract/reports/cases.ts'
import type { ReportAction } from '#contract/reports/fields.ts'
import { recordAudits } from '#server/audit/audit.ts'
import { type Context, inRetriedTransaction, type Viewer } from '#server/context.ts'
import type { ReportRow } from '#server/db/tables/reports.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { lockStaff, requireStillStaff } from '#server/features/auth/staff/auth-staff.service.ts'
import { refreshHidingOf } from '#server/features/crews/posting/crews-hiding.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './reports-decisions.sql.ts'
import { refreshHidingAfterReport } from './reports-hiding.service.ts'
import { deleteCopies } from './reports-pictures.sql.ts'

/** What a report has to be about, so that an action cannot decide a report on something else. */
export type ReportedContent = Partial<
  Pick<ReportRow, 'crew_id' | 'reported_id' | 'comment_id' | 'picture_id'>
>

const isAbout = (report: ReportRow, content: ReportedContent): boolean =>
  (Object.keys(content) as (keyof ReportedContent)[]).every((column) => report[column] === content[column])

interface Selection {
  readonly reportId: number
  /** Decides every pending report on the same player and crew. */
  readonly includeRelated: boolean
  readonly about?: ReportedContent
}

/** Locks the reports to decide, after their crew. */
const lockUndecided = async (
  ctx: Context,
  viewer: Viewer,
  { reportId, includeRelated, about = {} }: Selection,
): Promise<readonly [ReportRow, ...ReportRow[]]> => {
  await sql.lockCrewOfReport(ctx, reportId)
  const report = orNotFound(await sql.lockReport(ctx, reportId))
  if (!isAbout(report, about)) throw new AppError('not_found')
  if (report.reported_id === viewer.id) throw new AppError('own_case')
  if (report.status !== 'pending') throw new AppError('report_decided')
  return [report, ...(includeRelated ? await sql.lockRelatedReports(ctx, reportId) : [])]
}

const reportersOf = (reports: readonly ReportRow[]): number[] =>
  reports.flatMap(({ reporter_id }) => reporter_id ?? [])

/** In neutral words: only the reported player and the moderators may know the outcome. */
const notifyReporters = (
  ctx: Context,
  viewer: Viewer,
  reports: readonly [ReportRow, ...ReportRow[]],
): Promise<void> => {
  const { crew_id, snapshot } = reports[0]
  return sendNotice(ctx, {
    kind: 'required',
    to: reportersOf(reports).filter((id) => id !== viewer.id),
    crewId: crew_id ?? undefined,
    notice: { type: 'report_decided', data: { name: snapshot.displayName } },
  })
}

const decide = async (
  ctx: Context,
  viewer: Viewer,
  selection: Selection,
  decision: sql.Decision,
): Promise<void> => {
  const reports = await lockUndecided(ctx, viewer, selection)
  const { status, note, action } = decision
  const ids = reports.map(({ id }) => id)
  await sql.saveDecision(ctx, ids, viewer.id, decision)
  await deleteCopies(ctx, ids)
  await recordAudits(
    ctx,
    reports.map(({ id, reported_id }) => ({
      action: `report_${status}` as const,
      actorId: viewer.id,
      subjectId: reported_id ?? undefined,
      detail: { report: id, note },
    })),
  )
  await notifyReporters(ctx, viewer, reports)
  const { crew_id } = reports[0]
  // Reports by a player whose reports are dismissed no longer count on other posts either.
  const others = status === 'dismissed' ? await sql.listCrewsReportedBy(ctx, reportersOf(reports)) : []
  const crewIds = [...others, ...(crew_id === null ? [] : [crew_id])]
  // The posts of a banned leader are about to be hidden again.
  await (action === 'banned' ? refreshHidingOf(ctx, crewIds) : refreshHidingAfterReport(ctx, crewIds))
}

interface ActionOnReport extends Selection {
  readonly action: ReportAction
  readonly note: string | null
}

/**
 * Resolves a report by the action taken on it, in the transaction of that action. It locks a crew, so it comes before
 * players are locked.
 */
export const decideReportsBy = (ctx: Context, viewer: Viewer, by: ActionOnReport): Promise<void> =>
  decide(ctx, viewer, by, { status: 'resolved', note: by.note, action: by.action })

export const decideReport = (
  ctx: Context,
  viewer: Viewer,
  reportId: number,
  { includeRelated, status, note }: DecisionDraft,
): Promise<void> =>
  inRetriedTransaction(ctx, async (ctx) => {
    if (status === 'dismissed') await sql.lockCrewsOfReporters(ctx, reportId)
    await decide(ctx, viewer, { reportId, includeRelated }, { status, note, action: null })
    requireStillStaff(ctx, await lockStaff(ctx), viewer, ['moderator', 'admin'])
  })
