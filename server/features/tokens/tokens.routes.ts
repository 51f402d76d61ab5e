import * as contract from '#contract/tokens/tokens.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './tokens.service.ts'
import { viewToken } from './tokens.view.ts'

export const tokenRoutes = [
  route(contract.listTokens, async ({ ctx, viewer }) =>
    (await service.listTokens(ctx, viewer)).map(viewToken),
  ),

  route(contract.createToken, async ({ ctx, viewer, body }) => {
    const { token, row } = await service.createToken(ctx, viewer, body)
    return { ...viewToken(row), token }
  }),

  route(contract.endToken, ({ ctx, viewer, params }) => service.endToken(ctx, viewer, params.id)),
]
