import * as contract from '#contract/missions/missions.ts'
import * as reminders from '#contract/missions/reminders.ts'
import { route } from '#server/http/routes/route.ts'
import * as service from './missions.service.ts'
import * as upkeep from './missions-upkeep.service.ts'

/** Endpoints that answer with the page of the crew are among the routes of `crew-page`. */
export const missionRoutes = [
  route(contract.removeMember, ({ ctx, viewer, params }) =>
    service.removeMember(ctx, viewer, params.id, params.userId),
  ),
  route(reminders.getReminderSettings, ({ ctx, viewer }) => upkeep.getReminderSettings(ctx, viewer)),
  route(reminders.updateReminderSettings, ({ ctx, viewer, body }) =>
    upkeep.updateReminderSettings(ctx, viewer, body.byMail),
  ),
]
