import * as appealContract from '#contract/sanctions/appeals.ts'
import * as contract from '#contract/sanctions/sanctions.ts'
import { route } from '#server/http/routes/route.ts'
import { viewAppeal, viewBannedUser } from './sanctions.view.ts'
import * as appeals from './sanctions-appeals.service.ts'
import * as bans from './sanctions-bans.service.ts'
import { warnUser } from './sanctions-warnings.service.ts'

export const sanctionRoutes = [
  route(contract.banUser, async ({ ctx, viewer, params, body }) =>
    viewBannedUser(await bans.banUser(ctx, viewer, params.id, body), ctx.now()),
  ),

  route(contract.unbanUser, async ({ ctx, viewer, params, body }) => {
    await bans.unbanUser(ctx, viewer, params.id, body.liftReason)
    return viewBannedUser({ id: params.id, banned_until: null }, ctx.now())
  }),

  route(contract.warnUser, ({ ctx, viewer, params, body }) => warnUser(ctx, viewer, params.id, body)),

  route(appealContract.makeAppeal, async ({ ctx, body }) => {
    await appeals.makeAppeal(ctx, body)
    return { status: 'pending' as const }
  }),

  route(appealContract.listAppeals, async ({ ctx, query }) =>
    (await appeals.listAppeals(ctx, query)).map(viewAppeal),
  ),

  route(appealContract.decideAppeal, async ({ ctx, viewer, params, body }) =>
    viewAppeal(await appeals.decideAppeal(ctx, viewer, params.id, body)),
  ),
]
