import * as contract from '#contract/user-list/user-list.ts'
import { changeRole } from '#contract/user-list/user-list.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './users.service.ts'
import { viewUser, viewUserDetails } from './users.view.ts'
import * as roles from './users-roles.service.ts'

export const userRoutes = [
  route(contract.listUsers, async ({ ctx, query, reply }) => {
    const { users, total, isCapped } = await service.listUsers(ctx, query)
    reply.header('x-total-count', total)
    if (isCapped) reply.header('x-total-capped', 'true')
    return users.map((user) => viewUser(user, ctx.now()))
  }),

  route(contract.getUserStats, ({ ctx }) => service.getUserStats(ctx)),

  route(contract.getUser, async ({ ctx, viewer, params }) =>
    viewUserDetails(await service.getUser(ctx, viewer, params.id), ctx.now()),
  ),

  route(changeRole, async ({ ctx, viewer, params, body }) => {
    await roles.changeRole(ctx, viewer, params.id, body)
    return { id: params.id, userRole: body.role }
  }),
]
