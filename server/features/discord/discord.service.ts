/** Back from Discord: signed in, linked, or sent to the page that shows what is missing. */
import type { DiscordOutcome } from '#contract/discord/outcomes.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { finishSignIn, type SignIn } from '#server/features/auth/sign-in/auth-sign-in.service.ts'
import type { SignInOrigin } from '#server/http/sessions/session.ts'
import { countLogin } from '#server/metrics/registry.ts'
import * as sql from './discord.sql.ts'
import { keepArrival } from './discord-arrivals.service.ts'
import { type DiscordIdentity, DiscordProblem, findIdentity } from './discord-identity.service.ts'
import { link, outcomePath } from './discord-links.service.ts'
import { endVisit, type Visit } from './discord-visits.service.ts'

interface Callback {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly error?: string | undefined
  /** The token that the browser has kept since it left. */
  readonly token: string | undefined
}

export interface Arrival {
  /** The page that the browser is sent to. */
  readonly path: string
  readonly signIn?: SignIn
  /** The token that the browser keeps until its player has signed up. */
  readonly token?: string
}

const withRedirect = (path: string, next: string): string => `${path}redirect=${encodeURIComponent(next)}`

/** Signed-in players are sent to their settings, everyone else to the sign-in page. */
const say = ({ viewer }: Context, outcome: DiscordOutcome, next = '/search'): Arrival => ({
  path: viewer ? outcomePath(outcome) : withRedirect(`/login?discord=${outcome}&`, next),
})

const signIn = async (
  ctx: Context,
  identity: DiscordIdentity,
  next: string,
  origin: SignInOrigin,
): Promise<Arrival> => {
  const user = await sql.findPlayerOf(ctx, identity.id)
  if (!user)
    return { path: withRedirect('/register/discord?', next), token: await keepArrival(ctx, identity) }
  try {
    const signIn = await countLogin(finishSignIn(ctx, user, origin, 'discord'))
    return signIn.kind === 'session'
      ? { path: next, signIn }
      : { path: withRedirect('/login?step=code&', next), signIn }
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined
    // The reason, and the right to appeal, must not be in an address: the page requests them.
    if (code === 'banned')
      return { path: withRedirect('/login?discord=banned&', next), token: await keepArrival(ctx, identity) }
    // The account has just got another password, which ends everything unfinished.
    if (code === 'invalid_credentials') return say(ctx, 'expired', next)
    throw error
  }
}

const arrive = async (
  ctx: Context,
  { code, error, token = '' }: Callback,
  { sessionId, next }: Visit,
  origin: SignInOrigin,
): Promise<Arrival> => {
  if (error === 'access_denied') return say(ctx, 'denied', next)
  if (!code) return say(ctx, 'unavailable', next)
  const { viewer } = ctx
  // Another player has signed in with this browser since.
  if (sessionId !== null && sessionId !== viewer?.sessionId) return say(ctx, 'expired', next)
  const identity = await findIdentity(ctx, code, token)
  if (sessionId !== null && viewer) {
    const outcome = await link(ctx, viewer, identity)
    return outcome === 'linked' ? { path: next } : say(ctx, outcome, next)
  }
  return signIn(ctx, identity, next, origin)
}

/** Sends the browser to a page, whatever Discord returned. */
export const comeFromDiscord = async (
  ctx: Context,
  callback: Callback,
  origin: SignInOrigin,
): Promise<Arrival> => {
  if (!ctx.config.discordClient) throw new AppError('not_found')
  const visit = await endVisit(ctx, callback.token, callback.state)
  if (!visit) return say(ctx, 'expired')
  try {
    return await arrive(ctx, callback, visit, origin)
  } catch (error) {
    if (error instanceof DiscordProblem) return say(ctx, error.outcome, visit.next)
    throw error
  }
}
