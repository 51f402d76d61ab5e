import { getSeriesCalendar } from '#contract/calendars/calendars.ts'
import * as contract from '#contract/series/series.ts'
import { viewFeed } from '#server/features/calendars/calendars.view.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './series.service.ts'
import { viewSeries } from './series.view.ts'
import { listEvents } from './series-calendar.service.ts'

export const seriesRoutes = [
  route(contract.createSeries, async ({ ctx, viewer, params, body }) =>
    viewSeries(await service.createSeries(ctx, viewer, params.id, body), viewer),
  ),
  route(contract.getSeries, async ({ ctx, params }) =>
    viewSeries(await service.getSeries(ctx, params.id), ctx.viewer),
  ),
  route(contract.listMySeries, async ({ ctx, viewer }) =>
    (await service.listMySeries(ctx, viewer)).map((series) => viewSeries(series, viewer)),
  ),
  route(contract.changeSeriesDate, async ({ ctx, viewer, params, body }) =>
    viewSeries(await service.changeDate(ctx, viewer, params, body), viewer),
  ),
  route(contract.updateSeriesTemplate, async ({ ctx, viewer, params, body }) =>
    viewSeries(await service.updateTemplate(ctx, viewer, params.id, body.crewId), viewer),
  ),
  route(contract.endSeries, async ({ ctx, viewer, params }) =>
    viewSeries(await service.endSeries(ctx, viewer, params.id), viewer),
  ),
  route(getSeriesCalendar, async ({ ctx, params, query, reply }) => {
    const { publicUrl } = ctx.config
    const { title, events } = await listEvents(ctx, params.id)
    reply.header('content-disposition', `attachment; filename="crewbeacon-series-${params.id}.ics"`)
    return viewFeed(events, { publicUrl, locale: query.locale ?? ctx.locale }, title)
  }),
]
