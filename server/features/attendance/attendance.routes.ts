import * as contract from '#contract/attendance/attendance.ts'
import { viewDetails } from '#server/features/crews/crews.view.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './attendance.service.ts'
import { viewContested } from './attendance.view.ts'

export const attendanceRoutes = [
  route(contract.contestAbsence, async ({ ctx, viewer, params, body }) =>
    viewDetails(await service.contestAbsence(ctx, viewer, params.id, body.text), viewer),
  ),
  route(contract.withdrawAbsence, async ({ ctx, viewer, params }) =>
    viewDetails(await service.withdrawAbsence(ctx, viewer, params.id, params.userId), viewer),
  ),
  route(contract.listContestedAbsences, async ({ ctx, viewer, query }) =>
    (await service.listContestedAbsences(ctx, viewer, query.after)).map(viewContested),
  ),
  route(contract.decideAbsence, async ({ ctx, viewer, params, body }) => {
    await service.decideAbsence(ctx, viewer, params.id, body.status)
    return { id: params.id, status: body.status }
  }),
]
