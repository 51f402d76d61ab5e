import type { ReportDraft } from '#contract/reports/draft.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { ReportSnapshot } from '#server/db/tables/reports.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { orRemoved } from '#server/features/crews/crews-removal.service.ts'
import { findVisibleComment } from '#server/features/discussions/discussions.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './reports.sql.ts'
import { refreshHidingAfterReport } from './reports-hiding.service.ts'

interface Report {
  readonly crewId: number
  readonly reportedId: number
  readonly commentId?: number
  readonly snapshot: ReportSnapshot
}

const saveReport = async (ctx: Context, viewer: Viewer, draft: ReportDraft, report: Report) => {
  const { crewId, snapshot } = report
  const saved = await sql.insertReport(ctx, { ...draft, ...report, reporterId: viewer.id })
  if (!saved) throw new AppError('already_reported')
  await sendNotice(ctx, {
    kind: 'required',
    to: await sql.listModeratorIds(ctx, report.reportedId),
    crewId,
    notice: {
      type: 'reported',
      data: { name: snapshot.displayName, title: snapshot.crewTitle, category: draft.reportCategory },
    },
  })
  await refreshHidingAfterReport(ctx, [crewId])
  return saved
}

export const reportPlayer = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  { reportedUserId: reportedId, ...draft }: ReportDraft & { readonly reportedUserId: number },
) => {
  await ctx.limits.spend('reportByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    await sql.lockCrew(ctx, crewId)
    const { is_involved, snapshot } = await orRemoved(
      ctx,
      crewId,
      await sql.findReported(ctx, crewId, reportedId, viewer.id),
    )
    if (reportedId === viewer.id) throw new AppError('report_self')
    if (!is_involved) throw new AppError('not_in_crew')
    return saveReport(ctx, viewer, draft, { crewId, reportedId, snapshot })
  })
}

/** A comment can be reported for as long as it can be read. */
export const reportComment = async (ctx: Context, viewer: Viewer, commentId: number, draft: ReportDraft) => {
  await ctx.limits.spend('reportByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const comment = await findVisibleComment(ctx, viewer, commentId)
    const { crew_id: crewId, author_id: reportedId } = comment
    if (comment.removed_by !== null || reportedId === null) throw new AppError('not_found')
    if (reportedId === viewer.id) throw new AppError('report_self')
    await sql.lockCrew(ctx, crewId)
    const { snapshot } = orNotFound(await sql.findReported(ctx, crewId, reportedId, viewer.id))
    return saveReport(ctx, viewer, draft, {
      crewId,
      reportedId,
      commentId,
      snapshot: { ...snapshot, comment: comment.body },
    })
  })
}
