/**
 * The end of every use case that reports: the report is stored once, the moderators are notified, and a post may be
 * hidden by it.
 */
import type { ReportDraft } from '#contract/reports/draft.ts'
import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './reports.sql.ts'
import { refreshHidingAfterReport } from './reports-hiding.service.ts'

const notifyModerators = async (
  ctx: Context,
  { reportCategory: category }: ReportDraft,
  report: sql.Report,
): Promise<void> => {
  const { displayName: name, crewTitle: title } = report.snapshot
  await sendNotice(ctx, {
    kind: 'required',
    to: await sql.listModeratorIds(ctx, report.reportedId),
    ...(report.crewId === null
      ? { notice: { type: 'player_reported', data: { name, category, subject: report.subject } } }
      : { crewId: report.crewId, notice: { type: 'reported', data: { name, title, category } } }),
  })
}

/** In a transaction that has locked the crew, if there is one. */
export const saveReport = async (ctx: Context, viewer: Viewer, draft: ReportDraft, report: sql.Report) => {
  const saved = await sql.insertReport(ctx, { ...draft, ...report, reporterId: viewer.id })
  if (!saved) throw new AppError('already_reported')
  await notifyModerators(ctx, draft, report)
  if (report.crewId !== null) await refreshHidingAfterReport(ctx, [report.crewId])
  return saved
}
