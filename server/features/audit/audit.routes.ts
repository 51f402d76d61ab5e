import * as contract from '#contract/audit/audit.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './audit.service.ts'
import { viewEntry, viewFile } from './audit.view.ts'

export const auditRoutes = [
  route(contract.listAudit, async ({ ctx, query }) => (await service.listAudit(ctx, query)).map(viewEntry)),
  route(contract.downloadAudit, async ({ ctx, viewer, query, reply }) => {
    const { rows, isCapped } = await service.exportAudit(ctx, viewer, query)
    const name = `crewbeacon-audit-${ctx.now().toISOString().slice(0, 10)}.csv`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    if (isCapped) reply.header('x-total-capped', 'true')
    return viewFile(rows)
  }),
]
