import { listCrewRoles } from '#contract/roles.ts'
import * as crews from '#server/features/crews/crews.service.ts'
import { viewRole } from '#server/features/crews/crews.view.ts'
import { route } from '#server/http/route.ts'

export const roleRoutes = [
  route(listCrewRoles, async ({ ctx, params }) => (await crews.listCrewRoles(ctx, params.id)).map(viewRole)),
]
