import * as contract from '#contract/attendance/attendance.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './attendance.service.ts'
import { viewContested } from './attendance.view.ts'

export const attendanceRoutes = [
  route(contract.listContestedAbsences, async ({ ctx, viewer, query }) =>
    (await service.listContestedAbsences(ctx, viewer, query.after)).map(viewContested),
  ),
  route(contract.decideAbsence, async ({ ctx, viewer, params, body }) => {
    await service.decideAbsence(ctx, viewer, params.id, body.status)
    return { id: params.id, status: body.status }
  }),
]
