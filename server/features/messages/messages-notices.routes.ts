import * as contract from '#contract/notices/list.ts'
import { viewOpenOffer } from '#server/features/offers/offers.view.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './messages-notices.service.ts'
import { viewNoticeGroup } from './messages-notices.view.ts'

export const noticeRoutes = [
  route(contract.listNotices, async ({ ctx, viewer, query }) => {
    const { groups, offers, ...rest } = await service.listNotices(ctx, viewer, query)
    return {
      notices: groups.map((group) => viewNoticeGroup(group, viewer, ctx.locale, ctx.now())),
      offers: offers.map(viewOpenOffer),
      ...rest,
    }
  }),
  route(contract.readNotices, ({ ctx, viewer, params }) => service.readNotices(ctx, viewer, params.id)),
  route(contract.deleteNotices, ({ ctx, viewer, params }) => service.deleteNotices(ctx, viewer, params.id)),
  route(contract.readAllNotices, ({ ctx, viewer }) => service.readAllNotices(ctx, viewer)),
]
