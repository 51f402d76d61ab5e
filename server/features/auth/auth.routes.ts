import * as contract from '#contract/auth/auth.ts'
import { listResetMethods, register, resetPassword } from '#contract/auth/new-passwords.ts'
import { checkUsername } from '#contract/auth/usernames.ts'
import { AppError } from '#server/errors.ts'
import * as passwords from '#server/features/auth/credentials/auth-passwords.service.ts'
import { isFreeUsername } from '#server/features/auth/names/auth-names.service.ts'
import * as sessions from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { inheritWarning } from '#server/features/warnings/warnings.service.ts'
import { route } from '#server/http/routes/route.ts'
import {
  clearSessionCookies,
  sessionToken,
  setPendingCookie,
  setSignInCookies,
  signInOrigin,
} from '#server/http/sessions/session.ts'
import * as service from './auth.service.ts'
import { viewSession, viewSessionUser } from './auth.view.ts'

export const authRoutes = [
  route(contract.getSessionUser, async ({ ctx, viewer }) =>
    viewSessionUser(await service.getSessionUser(ctx, viewer)),
  ),

  route(register, async ({ ctx, body, request, reply }) => {
    const origin = signInOrigin(request, ctx.config)
    const session = await service.register(ctx, body, origin, inheritWarning)
    setSignInCookies(reply, ctx.config, session)
    return { user: viewSessionUser(session.user) }
  }),

  route(checkUsername, async ({ ctx, query }) => ({
    isFree: await isFreeUsername(ctx, query.username),
  })),

  route(contract.login, async ({ ctx, body, request, reply }) => {
    const signIn = await service.login(ctx, body, signInOrigin(request, ctx.config))
    if (signIn.kind === 'code') {
      setPendingCookie(reply, ctx.config, signIn.token)
      throw new AppError('code_needed')
    }
    setSignInCookies(reply, ctx.config, signIn)
    return { user: viewSessionUser(signIn.user) }
  }),

  route(contract.logout, async ({ ctx, request, reply }) => {
    await service.logout(ctx, sessionToken(request, ctx.config))
    clearSessionCookies(reply, ctx.config)
  }),

  route(contract.forgotPassword, async ({ ctx, body }) => {
    await passwords.forgotPassword(ctx, body.email)
    return { status: 'ok' as const }
  }),

  route(listResetMethods, ({ ctx, body }) => passwords.listResetMethods(ctx, body.token)),

  route(resetPassword, async ({ ctx, body }) => {
    await passwords.resetPassword(ctx, body)
    return { status: 'ok' as const }
  }),

  route(contract.listSessions, async ({ ctx, viewer }) => {
    const rows = await sessions.listSessions(ctx, viewer)
    return rows.map((session) => viewSession(session, viewer))
  }),

  route(contract.endSession, async ({ ctx, viewer, params, reply }) => {
    await sessions.endSession(ctx, viewer, params.id)
    if (params.id === viewer.sessionId) clearSessionCookies(reply, ctx.config)
  }),

  route(contract.endAllSessions, async ({ ctx, viewer, reply }) => {
    await sessions.endAllSessions(ctx, viewer)
    clearSessionCookies(reply, ctx.config)
  }),
]
