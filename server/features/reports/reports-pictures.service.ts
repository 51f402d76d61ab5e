/** Reports of pictures in the log of a mission. */
import type { ReportDraft } from '#contract/reports/draft.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { findVisiblePicture } from '#server/features/logs/logs.service.ts'
import { findReported, lockCrew } from './reports.sql.ts'
import * as sql from './reports-pictures.sql.ts'
import { saveReport } from './reports-saving.service.ts'

/** A picture can be reported for as long as it can be seen. */
export const reportPicture = async (ctx: Context, viewer: Viewer, pictureId: number, draft: ReportDraft) => {
  await ctx.limits.spend('reportByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const picture = await findVisiblePicture(ctx, viewer, pictureId)
    const { crew_id: crewId, author_id: reportedId, line, width, height } = picture
    if (reportedId === viewer.id) throw new AppError('report_self')
    await lockCrew(ctx, crewId)
    const { snapshot } = orNotFound(await findReported(ctx, crewId, reportedId, viewer.id))
    const saved = await saveReport(ctx, viewer, draft, {
      subject: 'picture',
      crewId,
      reportedId,
      pictureId,
      snapshot: { ...snapshot, picture: { line, width, height } },
    })
    await sql.copyPicture(ctx, saved.id, pictureId)
    return saved
  })
}

/** The picture as it was when it was reported. No one sees reports on themselves. */
export const getReportedPicture = async (ctx: Context, viewer: Viewer, reportId: number): Promise<Buffer> => {
  const { reported_id, data } = orNotFound(await sql.findCopy(ctx, reportId))
  if (reported_id === viewer.id) throw new AppError('own_case')
  return data
}
