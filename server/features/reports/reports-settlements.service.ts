/** Reports on how takings were split, when those aboard cannot agree. */
import type { ReportDraft } from '#contract/reports/draft.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { orNotFound } from '#server/errors.ts'
import { lockDispute } from '#server/features/settlements/settlements.service.ts'
import { findReported } from './reports.sql.ts'
import { saveReport } from './reports-saving.service.ts'

export const reportSettlement = async (ctx: Context, viewer: Viewer, crewId: number, draft: ReportDraft) => {
  await ctx.limits.spend('reportByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const { reportedId, sheet } = await lockDispute(ctx, viewer, crewId)
    const { snapshot } = orNotFound(await findReported(ctx, crewId, reportedId, viewer.id))
    return saveReport(ctx, viewer, draft, {
      subject: 'settlement',
      crewId,
      reportedId,
      snapshot: { ...snapshot, sheet },
    })
  })
}
