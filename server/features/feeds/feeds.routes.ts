import * as contract from '#contract/feeds/feeds.ts'
import { viewFeed as viewCalendar } from '#server/features/calendars/calendars.view.ts'
import { sharedRoute } from '#server/http/routes/route.ts'
import * as service from './feeds.service.ts'
import { feedTitle, viewFeed } from './feeds.view.ts'

/** Programs refresh every few minutes at most. */
const aMinute = 'public, max-age=60'

export const feedRoutes = [
  sharedRoute(contract.getBoardFeed, async ({ ctx, query, reply }) => {
    const { publicUrl } = ctx.config
    const crews = await service.listNewest(ctx, query)
    reply.header('cache-control', aMinute)
    return viewFeed(crews, query, { publicUrl, now: ctx.now() })
  }),

  sharedRoute(contract.getBoardCalendar, async ({ ctx, query, reply }) => {
    const { publicUrl } = ctx.config
    const missions = await service.listNext(ctx, query)
    reply.header('cache-control', aMinute)
    reply.header('content-disposition', 'inline; filename="crewbeacon.ics"')
    return viewCalendar(missions, { publicUrl, locale: query.locale }, feedTitle(query))
  }),
]
