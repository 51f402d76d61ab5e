import * as contract from '#contract/blocks/blocks.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './blocks.service.ts'
import { viewBlock } from './blocks.view.ts'

export const blockRoutes = [
  route(contract.listBlocks, async ({ ctx, viewer }) =>
    (await service.listBlocks(ctx, viewer)).map(viewBlock),
  ),
  route(contract.blockPlayer, ({ ctx, viewer, params }) => service.blockPlayer(ctx, viewer, params.userId)),
  route(contract.unblockPlayer, ({ ctx, viewer, params }) =>
    service.unblockPlayer(ctx, viewer, params.userId),
  ),
  route(contract.getContactSettings, ({ ctx, viewer }) => service.getContactSettings(ctx, viewer)),
  route(contract.updateContactSettings, ({ ctx, viewer, body }) =>
    service.updateContactSettings(ctx, viewer, body),
  ),
]
