import * as contract from '#contract/applications/applications.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './applications.service.ts'
import { viewApplication, viewRoleApplication } from './applications.view.ts'
import * as decisions from './applications-decisions.service.ts'

export const applicationRoutes = [
  route(contract.applyToCrew, async ({ ctx, viewer, params, body }) =>
    viewApplication(await service.applyToCrew(ctx, viewer, params.id, body)),
  ),
  route(contract.changeApplication, ({ ctx, viewer, params, body }) =>
    service.changeApplication(ctx, viewer, params.id, body),
  ),
  route(contract.withdrawApplication, ({ ctx, viewer, params }) =>
    service.withdrawApplication(ctx, viewer, params.id),
  ),
  route(contract.listApplications, async ({ ctx, viewer, params }) => ({
    applications: (await service.listApplications(ctx, viewer, params.id)).map(viewApplication),
  })),
  route(contract.decideApplication, async ({ ctx, viewer, params, body }) =>
    viewApplication(await decisions.decideApplication(ctx, viewer, params.id, params.applicationId, body)),
  ),
  route(contract.applyToRole, async ({ ctx, viewer, params, body }) =>
    viewRoleApplication(await service.applyToRole(ctx, viewer, params.id, params.roleId, body)),
  ),
  route(contract.listRoleApplications, async ({ ctx, viewer, params }) => ({
    applications: (await service.listRoleApplications(ctx, viewer, params.id)).map(viewRoleApplication),
  })),
  route(contract.decideRoleApplication, async ({ ctx, viewer, params, body }) =>
    viewRoleApplication(await decisions.decideRoleApplication(ctx, viewer, params.id, body)),
  ),
  route(contract.withdrawRoleApplication, ({ ctx, viewer, params }) =>
    service.withdrawRoleApplication(ctx, viewer, params.id),
  ),
]
