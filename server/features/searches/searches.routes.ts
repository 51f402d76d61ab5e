import * as contract from '#contract/searches/searches.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './searches.service.ts'
import { viewSearch } from './searches.view.ts'

export const searchRoutes = [
  route(contract.listSearches, async ({ ctx, viewer }) =>
    (await service.listSearches(ctx, viewer)).map((search) => viewSearch(search, ctx.locale)),
  ),
  route(contract.saveSearch, async ({ ctx, viewer, body }) =>
    viewSearch(await service.saveSearch(ctx, viewer, body), ctx.locale),
  ),
  route(contract.deleteSearch, ({ ctx, viewer, params }) => service.deleteSearch(ctx, viewer, params.id)),
]
