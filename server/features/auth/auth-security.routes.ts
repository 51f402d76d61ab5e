import { listSecurityEvents } from '#contract/account/security-events.ts'
import { route } from '#server/http/route.ts'
import * as events from './auth-events.service.ts'
import { viewSecurityEvent } from './auth-security.view.ts'

export const authSecurityRoutes = [
  route(listSecurityEvents, async ({ ctx, viewer }) =>
    (await events.listSecurityEvents(ctx, viewer)).map(viewSecurityEvent),
  ),
]
