import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/auth/auth.ts'
import { register, resetPassword } from '#contract/auth/new-passwords.ts'
import type { Context } from '#server/context.ts'
import { inheritWarning } from '#server/features/warnings/warnings.service.ts'
import { route } from '#server/http/route.ts'
import {
  browserMarkOf,
  clearSessionCookies,
  sessionToken,
  setBrowserCookie,
  setSessionCookies,
} from '#server/http/session.ts'
import * as service from './auth.service.ts'
import { viewSession, viewSessionUser } from './auth.view.ts'
import * as passwords from './auth-passwords.service.ts'
import * as sessions from './auth-sessions.service.ts'

const originOf = (request: FastifyRequest, { config }: Context): sessions.SignInOrigin => ({
  previousToken: sessionToken(request, config),
  userAgent: request.headers['user-agent'],
  browserMark: browserMarkOf(request, config),
})

export const authRoutes = [
  route(contract.getSessionUser, async ({ ctx, viewer }) =>
    viewSessionUser(await service.getSessionUser(ctx, viewer)),
  ),

  route(register, async ({ ctx, body, request, reply }) => {
    const origin = originOf(request, ctx)
    const { user, token, browserMark } = await service.register(ctx, body, origin, inheritWarning)
    setSessionCookies(reply, ctx.config, token)
    setBrowserCookie(reply, ctx.config, browserMark)
    return { user: viewSessionUser(user) }
  }),

  route(contract.login, async ({ ctx, body, request, reply }) => {
    const { user, token, browserMark } = await service.login(ctx, body, originOf(request, ctx))
    setSessionCookies(reply, ctx.config, token)
    setBrowserCookie(reply, ctx.config, browserMark)
    return { user: viewSessionUser(user) }
  }),

  route(contract.logout, async ({ ctx, request, reply }) => {
    await service.logout(ctx, sessionToken(request, ctx.config))
    clearSessionCookies(reply, ctx.config)
  }),

  route(contract.forgotPassword, async ({ ctx, body }) => {
    await passwords.forgotPassword(ctx, body.email)
    return { status: 'ok' as const }
  }),

  route(resetPassword, async ({ ctx, body }) => {
    await passwords.resetPassword(ctx, body.token, body.newPassword)
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
