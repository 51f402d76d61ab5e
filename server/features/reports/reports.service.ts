/** Reports of players in a crew, and of their comments in its discussion. */
import type { ReportDraft } from '#contract/reports/draft.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { orRemoved } from '#server/features/crews/posting/crews-removal.service.ts'
import { findVisibleComment } from '#server/features/discussions/discussions.service.ts'
import * as sql from './reports.sql.ts'
import { saveReport } from './reports-saving.service.ts'

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
    return saveReport(ctx, viewer, draft, { subject: 'crew', crewId, reportedId, snapshot })
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
      subject: 'comment',
      crewId,
      reportedId,
      commentId,
      snapshot: { ...snapshot, comment: comment.body },
    })
  })
}
