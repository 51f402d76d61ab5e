import type { FastifyReply } from 'fastify'
import * as direct from '#contract/discord/direct-messages.ts'
import * as contract from '#contract/discord/discord.ts'
import * as signUps from '#contract/discord/sign-up.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import { viewSessionUser } from '#server/features/auth/auth.view.ts'
import { Redirect, route } from '#server/http/routes/route.ts'
import { clearDiscordCookie, discordToken, setDiscordCookie } from '#server/http/sessions/discord-cookie.ts'
import { setPendingCookie, setSignInCookies, signInOrigin } from '#server/http/sessions/session.ts'
import { type Arrival, comeFromDiscord } from './discord.service.ts'
import * as arrivals from './discord-arrivals.service.ts'
import { getDirectMessages, updateDirectMessages } from './discord-direct.service.ts'
import * as links from './discord-links.service.ts'
import { goToDiscord, visitMinutes } from './discord-visits.service.ts'

const setCookies = (reply: FastifyReply, config: Config, { token, signIn }: Arrival): void => {
  if (token) setDiscordCookie(reply, config, token, arrivals.arrivalMinutes)
  if (signIn) clearDiscordCookie(reply, config)
  if (signIn?.kind === 'session') setSignInCookies(reply, config, signIn)
  if (signIn?.kind === 'code') setPendingCookie(reply, config, signIn.token)
}

export const discordRoutes = [
  route(contract.goToDiscord, async ({ ctx, query, reply }) => {
    try {
      const { address, token } = await goToDiscord(ctx, query.next)
      setDiscordCookie(reply, ctx.config, token, visitMinutes)
      return new Redirect(address)
    } catch (error) {
      // The visitor is on this address, not on a page that could show the error.
      if (error instanceof AppError && error.code === 'too_many_requests')
        return new Redirect('/login?discord=busy')
      throw error
    }
  }),

  route(contract.comeFromDiscord, async ({ ctx, query, request, reply }) => {
    const token = discordToken(request, ctx.config)
    const arrival = await comeFromDiscord(ctx, { ...query, token }, signInOrigin(request, ctx.config))
    setCookies(reply, ctx.config, arrival)
    return new Redirect(arrival.path)
  }),

  route(contract.signInWithDiscord, async ({ ctx, request, reply }) => {
    const token = discordToken(request, ctx.config)
    const signIn = await arrivals.signInAgain(ctx, token, signInOrigin(request, ctx.config))
    clearDiscordCookie(reply, ctx.config)
    if (signIn.kind === 'code') {
      setPendingCookie(reply, ctx.config, signIn.token)
      throw new AppError('code_needed')
    }
    setSignInCookies(reply, ctx.config, signIn)
    return { user: viewSessionUser(signIn.user) }
  }),

  route(signUps.getDiscordSignUp, ({ ctx, request }) =>
    arrivals.getSignUp(ctx, discordToken(request, ctx.config)),
  ),

  route(signUps.signUpWithDiscord, async ({ ctx, body, request, reply }) => {
    const token = discordToken(request, ctx.config)
    const session = await arrivals.signUp(ctx, token, body, signInOrigin(request, ctx.config))
    clearDiscordCookie(reply, ctx.config)
    setSignInCookies(reply, ctx.config, session)
    return { user: viewSessionUser(session.user) }
  }),

  route(contract.linkDiscord, async ({ ctx, viewer, body, reply }) => {
    const { address, token } = await links.startLinking(ctx, viewer, body)
    setDiscordCookie(reply, ctx.config, token, visitMinutes)
    return { address }
  }),

  route(contract.unlinkDiscord, ({ ctx, viewer, body }) => links.unlink(ctx, viewer, body.password)),

  route(direct.getDirectMessages, ({ ctx, viewer }) => getDirectMessages(ctx, viewer)),

  route(direct.updateDirectMessages, ({ ctx, viewer, body }) => updateDirectMessages(ctx, viewer, body.isOn)),
]
