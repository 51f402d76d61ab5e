import * as contract from '#contract/discord-app/discord-app.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './discord-app-servers.service.ts'
import { viewServers } from './discord-app-servers.view.ts'

export const discordAppServerRoutes = [
  route(contract.listDiscordServers, async ({ ctx, viewer }) => {
    return viewServers(await service.listServers(ctx, viewer), { locale: ctx.locale, viewer })
  }),

  route(contract.endDiscordFollow, ({ ctx, viewer, params }) => service.endFollow(ctx, viewer, params.id)),
]
