import * as contract from '#contract/flying/flying.ts'
import { sharedRoute } from '#server/http/routes/route.ts'
import { getFlyingTimes } from './flying.service.ts'

export const flyingRoutes = [
  sharedRoute(contract.getFlyingTimes, ({ ctx, query }) => getFlyingTimes(ctx, query.tz)),
]
