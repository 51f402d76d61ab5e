import { reportPicture } from '#contract/reports/pictures.ts'
import * as contract from '#contract/reports/reports.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './reports.service.ts'
import { viewReceipt } from './reports.view.ts'
import * as pictures from './reports-pictures.service.ts'
import * as players from './reports-players.service.ts'
import { reportSettlement } from './reports-settlements.service.ts'

export const reportRoutes = [
  route(contract.reportComment, async ({ ctx, viewer, params, body }) =>
    viewReceipt(await service.reportComment(ctx, viewer, params.id, body)),
  ),
  route(contract.reportConversation, async ({ ctx, viewer, params, body }) =>
    viewReceipt(await players.reportConversation(ctx, viewer, params.id, body)),
  ),
  route(contract.reportProfile, async ({ ctx, viewer, params, body }) =>
    viewReceipt(await players.reportProfile(ctx, viewer, params.id, body)),
  ),
  route(contract.reportSettlement, async ({ ctx, viewer, params, body }) =>
    viewReceipt(await reportSettlement(ctx, viewer, params.id, body)),
  ),
  route(contract.reportPlayer, async ({ ctx, viewer, params, body }) =>
    viewReceipt(await service.reportPlayer(ctx, viewer, params.id, body)),
  ),
  route(reportPicture, async ({ ctx, viewer, params, body }) =>
    viewReceipt(await pictures.reportPicture(ctx, viewer, params.id, body)),
  ),
]
