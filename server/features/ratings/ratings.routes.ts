import * as contract from '#contract/ratings/ratings.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './ratings.service.ts'
import { viewRating } from './ratings.view.ts'

export const ratingRoutes = [
  route(contract.rateCrew, async ({ ctx, viewer, params, body }) =>
    viewRating(await service.rateCrew(ctx, viewer, params.id, body)),
  ),
]
