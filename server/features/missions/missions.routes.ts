import * as contract from '#contract/missions/missions.ts'
import * as ready from '#contract/missions/ready.ts'
import * as reminders from '#contract/missions/reminders.ts'
import { viewDetails, viewSummary } from '#server/features/crews/crews.view.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './missions.service.ts'
import * as readyChecks from './missions-ready.service.ts'
import * as upkeep from './missions-upkeep.service.ts'

export const missionRoutes = [
  route(contract.startMission, async ({ ctx, viewer, params }) =>
    viewDetails(await service.moveMission(ctx, viewer, params.id, 'in_progress'), viewer),
  ),
  route(contract.completeMission, async ({ ctx, viewer, params, body }) =>
    viewDetails(await service.moveMission(ctx, viewer, params.id, 'completed', body.absent), viewer),
  ),
  route(contract.endMission, async ({ ctx, viewer, params }) =>
    viewDetails(await service.moveMission(ctx, viewer, params.id, 'ended'), viewer),
  ),
  route(contract.cancelMission, async ({ ctx, viewer, params, body }) =>
    viewDetails(await service.cancelMission(ctx, viewer, params.id, body.reason), viewer),
  ),
  route(contract.keepCrew, async ({ ctx, viewer, params }) =>
    viewDetails(await upkeep.keepCrew(ctx, viewer, params.id), viewer),
  ),
  route(reminders.getReminderSettings, ({ ctx, viewer }) => upkeep.getReminderSettings(ctx, viewer)),
  route(reminders.updateReminderSettings, ({ ctx, viewer, body }) =>
    upkeep.updateReminderSettings(ctx, viewer, body.byMail),
  ),
  route(ready.callReadyCheck, async ({ ctx, viewer, params }) =>
    viewDetails(await readyChecks.callReadyCheck(ctx, viewer, params.id), viewer),
  ),
  route(ready.answerReadyCheck, async ({ ctx, viewer, params, body }) =>
    viewDetails(await readyChecks.answerReadyCheck(ctx, viewer, params.id, body.answer), viewer),
  ),
  route(ready.releaseSilent, async ({ ctx, viewer, params, body }) =>
    viewDetails(await readyChecks.releaseSilent(ctx, viewer, params.id, body.userIds), viewer),
  ),
  route(contract.leaveCrew, async ({ ctx, viewer, params }) =>
    viewDetails(await service.leaveCrew(ctx, viewer, params.id), viewer),
  ),
  route(contract.removeMember, ({ ctx, viewer, params }) =>
    service.removeMember(ctx, viewer, params.id, params.userId),
  ),
  route(contract.assignRole, async ({ ctx, viewer, params, body }) =>
    viewDetails(await service.assignRole(ctx, viewer, params.id, params.userId, body.roleId), viewer),
  ),
  route(contract.bringShip, async ({ ctx, viewer, params, body }) =>
    viewDetails(await service.bringShip(ctx, viewer, params.id, body.fleetShipId), viewer),
  ),
  route(contract.listMyCrews, async ({ ctx, viewer }) => {
    const { led, joined, applied, past } = await service.listMyCrews(ctx, viewer)
    const view = (crews: typeof led) => crews.map((crew) => viewSummary(crew, viewer))
    return { led: view(led), joined: view(joined), applied: view(applied), past: view(past) }
  }),
]
