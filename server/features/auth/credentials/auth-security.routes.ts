import { listSecurityEvents } from '#contract/account/security-events.ts'
import * as contract from '#contract/auth/codes.ts'
import { viewSessionUser } from '#server/features/auth/auth.view.ts'
import * as codes from '#server/features/auth/codes/auth-codes.service.ts'
import { loginWithCode } from '#server/features/auth/sign-in/auth-second-step.service.ts'
import { route } from '#server/http/routes/route.ts'
import { pendingToken, setSignInCookies, signInOrigin } from '#server/http/sessions/session.ts'
import * as events from './auth-events.service.ts'
import { viewSecurityEvent } from './auth-security.view.ts'

export const authSecurityRoutes = [
  route(contract.loginWithCode, async ({ ctx, body, request, reply }) => {
    const { config } = ctx
    const origin = signInOrigin(request, config)
    const session = await loginWithCode(ctx, pendingToken(request, config), body.code, origin)
    setSignInCookies(reply, config, session)
    return { user: viewSessionUser(session.user) }
  }),

  route(contract.getCodes, ({ ctx, viewer }) => codes.getCodes(ctx, viewer)),

  route(contract.startCodes, ({ ctx, viewer, body }) => codes.startCodes(ctx, viewer, body.password)),

  route(contract.confirmCodes, async ({ ctx, viewer, body }) => ({
    recoveryCodes: await codes.confirmCodes(ctx, viewer, body.code),
  })),

  route(contract.renewRecoveryCodes, async ({ ctx, viewer, body }) => ({
    recoveryCodes: await codes.renewRecoveryCodes(ctx, viewer, body.password),
  })),

  route(contract.endCodes, ({ ctx, viewer, body }) => codes.endCodes(ctx, viewer, body)),

  route(listSecurityEvents, async ({ ctx, viewer }) =>
    (await events.listSecurityEvents(ctx, viewer)).map(viewSecurityEvent),
  ),
]
