import * as contract from '#contract/calendars/calendars.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './calendars.service.ts'
import { viewFeed, viewMission } from './calendars.view.ts'

export const calendarRoutes = [
  route(contract.getCrewCalendar, async ({ ctx, params, query, reply }) => {
    const { publicUrl } = ctx.config
    const mission = await service.getMission(ctx, params.id)
    reply.header('content-disposition', `attachment; filename="crewbeacon-crew-${mission.id}.ics"`)
    return viewMission(mission, { publicUrl, locale: query.locale ?? ctx.locale })
  }),

  route(contract.getCalendarFeed, async ({ ctx, viewer }) => ({
    since: (await service.getFeedStart(ctx, viewer))?.toISOString() ?? null,
  })),

  route(contract.renewCalendarFeed, async ({ ctx, viewer }) => {
    const { address, since } = await service.renewFeed(ctx, viewer)
    return { address, since: since.toISOString() }
  }),

  route(contract.deleteCalendarFeed, ({ ctx, viewer }) => service.deleteFeed(ctx, viewer)),

  route(contract.readCalendarFeed, async ({ ctx, params, reply }) => {
    const { publicUrl } = ctx.config
    const { missions, locale } = await service.readFeed(ctx, params.token)
    reply.header('cache-control', 'private, no-store')
    reply.header('content-disposition', 'inline; filename="crewbeacon.ics"')
    return viewFeed(missions, { publicUrl, locale })
  }),
]
