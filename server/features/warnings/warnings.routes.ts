import * as contract from '#contract/sanctions/warnings.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './warnings.service.ts'
import { viewOwnWarning } from './warnings.view.ts'

export const warningRoutes = [
  route(contract.listOwnWarnings, async ({ ctx, viewer }) =>
    (await service.listOwnWarnings(ctx, viewer)).map(viewOwnWarning),
  ),
  route(contract.acknowledgeWarning, ({ ctx, viewer, params }) =>
    service.acknowledgeWarning(ctx, viewer, params.id),
  ),
]
