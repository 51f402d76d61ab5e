/** What moderators do about reports, posts, comments and pictures. */
import * as contract from '#contract/reports/cases.ts'
import { deleteLogPicture, getReportedPicture } from '#contract/reports/pictures.ts'
import { deleteComment, deleteCrew } from '#contract/reports/removals.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './reports-cases.service.ts'
import { viewCase, viewReport } from './reports-cases.view.ts'
import * as pictures from './reports-pictures.service.ts'
import * as removals from './reports-removals.service.ts'
import { getModerationStats } from './reports-statistics.service.ts'

export const caseRoutes = [
  route(contract.listReports, async ({ ctx, viewer, query }) =>
    (await service.listReports(ctx, viewer, query)).map((row) => viewReport(row, viewer)),
  ),
  route(contract.getReportStats, ({ ctx, viewer }) => service.countReports(ctx, viewer)),
  route(contract.getReport, async ({ ctx, viewer, params }) =>
    viewCase(await service.getCase(ctx, viewer, params.id), viewer),
  ),
  route(contract.decideReport, async ({ ctx, viewer, params, body }) =>
    viewReport(await service.decideReport(ctx, viewer, params.id, body), viewer),
  ),
  route(contract.getModerationStats, ({ ctx, viewer }) => getModerationStats(ctx, viewer)),
  route(deleteCrew, ({ ctx, viewer, params, body }) => removals.deleteCrew(ctx, viewer, params.id, body)),
  route(deleteComment, ({ ctx, viewer, params, body }) =>
    removals.deleteComment(ctx, viewer, params.id, body),
  ),
  route(getReportedPicture, ({ ctx, viewer, params }) => pictures.getReportedPicture(ctx, viewer, params.id)),
  route(deleteLogPicture, ({ ctx, viewer, params, body }) =>
    removals.deleteLogPicture(ctx, viewer, params.id, body),
  ),
]
