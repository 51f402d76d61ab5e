import * as contract from '#contract/players/players.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './players.service.ts'
import { viewFlownWith, viewListedPlayer } from './players.view.ts'

export const playerRoutes = [
  route(contract.searchPlayers, async ({ ctx, viewer, query }) =>
    (await service.searchPlayers(ctx, viewer, query.search)).map(viewListedPlayer),
  ),
  route(contract.listFlownWith, async ({ ctx, viewer }) =>
    (await service.listFlownWith(ctx, viewer)).map(viewFlownWith),
  ),
  route(contract.listFavourites, async ({ ctx, viewer }) =>
    (await service.listFavourites(ctx, viewer)).map(viewListedPlayer),
  ),
  route(contract.addFavourite, ({ ctx, viewer, params }) => service.addFavourite(ctx, viewer, params.userId)),
  route(contract.removeFavourite, ({ ctx, viewer, params }) =>
    service.removeFavourite(ctx, viewer, params.userId),
  ),
]
