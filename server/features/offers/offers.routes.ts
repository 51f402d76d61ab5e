import * as contract from '#contract/offers/offers.ts'
import { route } from '#server/http/routes/route.ts'
import { listOffers } from './offers.service.ts'
import { viewOffer } from './offers.view.ts'
import * as answers from './offers-answers.service.ts'

export const offerRoutes = [
  route(contract.listOffers, async ({ ctx, viewer, params }) => ({
    offers: (await listOffers(ctx, viewer, params.id)).map(viewOffer),
  })),
  route(contract.declineOffer, ({ ctx, viewer, params }) => answers.declineOffer(ctx, viewer, params.id)),
  route(contract.takeBackOffer, ({ ctx, viewer, params }) => answers.takeBackOffer(ctx, viewer, params.id)),
]
