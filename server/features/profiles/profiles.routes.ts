import { getWeekHours, updateWeekHours } from '#contract/profiles/hours.ts'
import * as players from '#contract/profiles/players.ts'
import * as contract from '#contract/profiles/profiles.ts'
import { getSessionUser } from '#server/features/auth/auth.service.ts'
import { route } from '#server/http/routes/route.ts'
import { updateOwnProfile } from './profiles.service.ts'
import { viewOwnProfile } from './profiles.view.ts'
import * as hours from './profiles-hours.service.ts'
import * as service from './profiles-players.service.ts'
import * as view from './profiles-players.view.ts'

export const profileRoutes = [
  route(contract.getOwnProfile, async ({ ctx, viewer }) => viewOwnProfile(await getSessionUser(ctx, viewer))),
  route(contract.updateOwnProfile, async ({ ctx, viewer, body }) =>
    viewOwnProfile(await updateOwnProfile(ctx, viewer, body)),
  ),
  route(contract.updateProfile, async ({ ctx, viewer, body }) =>
    viewOwnProfile(await updateOwnProfile(ctx, viewer, body)),
  ),
  route(getWeekHours, async ({ ctx, viewer }) => ({ hours: await hours.getWeekHours(ctx, viewer) })),
  route(updateWeekHours, async ({ ctx, viewer, body }) => {
    await hours.updateWeekHours(ctx, viewer, body.hours)
    return body
  }),
  route(players.getPlayerProfile, async ({ ctx, params }) =>
    view.viewPlayer(await service.getPlayer(ctx, params.id), ctx.viewer),
  ),
  route(players.getPlayerStatistics, async ({ ctx, params }) =>
    view.viewStatistics(await service.getStatistics(ctx, params.id)),
  ),
  route(players.getPlayerReputation, async ({ ctx, params }) =>
    view.viewReceivedRatings(await service.getReputation(ctx, params.id)),
  ),
  route(players.listPlayerMissions, async ({ ctx, params }) => ({
    missions: (await service.listMissions(ctx, params.id)).map(view.viewMission),
  })),
]
