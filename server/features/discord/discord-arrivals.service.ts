/** Visitors who came back from Discord without being signed in: they sign up, or read why they are banned. */
import type { getDiscordSignUp, signUpWithDiscord } from '#contract/discord/sign-up.ts'
import type { Answer, Parsed } from '#contract/wire/endpoint.ts'
import type { Context } from '#server/context.ts'
import { violatesUnique } from '#server/db/failures.ts'
import { AppError } from '#server/errors.ts'
import { hasAccount, registerWithoutPassword } from '#server/features/auth/auth.service.ts'
import { hashOfToken, issueToken } from '#server/features/auth/credentials/auth-tokens.service.ts'
import {
  finishSignIn,
  type NewSession,
  type SignIn,
} from '#server/features/auth/sign-in/auth-sign-in.service.ts'
import { inheritWarning } from '#server/features/warnings/warnings.service.ts'
import type { SignInOrigin } from '#server/http/sessions/session.ts'
import { suggestUsername } from './discord.names.ts'
import * as sql from './discord.sql.ts'
import type { DiscordIdentity } from './discord-identity.service.ts'

export const arrivalMinutes = 30

/** Returns the token that the browser keeps. */
export const keepArrival = async (ctx: Context, { id, name, email }: DiscordIdentity): Promise<string> => {
  const { token, tokenHash } = issueToken()
  await sql.insertArrival(ctx, {
    token_hash: tokenHash,
    discord_id: id,
    discord_name: name,
    email,
    expires_at: new Date(ctx.now().getTime() + arrivalMinutes * 60_000),
  })
  return token
}

const requireArrival = async (ctx: Context, token: string | undefined) => {
  if (!ctx.config.discordClient) throw new AppError('not_found')
  const tokenHash = hashOfToken(token ?? '')
  const arrival = await sql.findArrival(ctx, tokenHash)
  if (!arrival) throw new AppError('discord_expired')
  return { ...arrival, tokenHash }
}

/**
 * Refused as in the callback, but with an answer that gives the reason. A player who is not refused uses up the
 * arrival.
 */
export const signInAgain = async (
  ctx: Context,
  token: string | undefined,
  origin: SignInOrigin,
): Promise<SignIn> => {
  const { tokenHash, discord_id } = await requireArrival(ctx, token)
  const user = await sql.findPlayerOf(ctx, discord_id)
  if (!user) throw new AppError('discord_expired')
  return finishSignIn(ctx, user, origin, 'discord', async (ctx) =>
    (await sql.takeArrival(ctx, tokenHash)) ? undefined : new AppError('discord_expired'),
  )
}

export const getSignUp = async (
  ctx: Context,
  token: string | undefined,
): Promise<Answer<typeof getDiscordSignUp>> => {
  const { discord_name, email } = await requireArrival(ctx, token)
  return {
    discordName: discord_name,
    username: suggestUsername(discord_name),
    email,
    isEmailTaken: email !== null && (await hasAccount(ctx, email)),
  }
}

/**
 * An address that Discord has confirmed needs no confirmation link. Having the address of an account does not give
 * access to it.
 */
export const signUp = async (
  ctx: Context,
  token: string | undefined,
  draft: Parsed<typeof signUpWithDiscord>['body'],
  origin: SignInOrigin,
): Promise<NewSession> => {
  const { tokenHash, discord_id, discord_name, email } = await requireArrival(ctx, token)
  const isConfirmed = draft.email.toLowerCase() === email?.toLowerCase()
  try {
    return await registerWithoutPassword(ctx, draft, origin, inheritWarning, {
      emailConfirmedAt: isConfirmed ? ctx.now() : null,
      complete: async (ctx, { id }) => {
        if (!(await sql.takeArrival(ctx, tokenHash))) throw new AppError('discord_expired')
        await sql.insertAccount(ctx, { user_id: id, discord_id, discord_name, linked_at: ctx.now() })
      },
    })
  } catch (error) {
    if (violatesUnique(error, 'discord_accounts_discord_id_key')) throw new AppError('discord_taken')
    if (error instanceof AppError && error.code === 'email_taken') throw new AppError('discord_email_taken')
    throw error
  }
}
