import * as contract from '#contract/discord/discord.ts'
import { route } from '#server/http/route.ts'
import * as links from './discord-links.service.ts'

export const discordRoutes = [
  route(contract.unlinkDiscord, ({ ctx, viewer, body }) => links.unlink(ctx, viewer, body.password)),
]
