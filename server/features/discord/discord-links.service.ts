/** Links the account of a player to a Discord account, and unlinks it. */
import type { DiscordOutcome } from '#contract/discord/outcomes.ts'
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { violatesUnique } from '#server/db/failures.ts'
import { AppError } from '#server/errors.ts'
import { noteSecurity } from '#server/features/auth/credentials/auth-events.service.ts'
import {
  confirmOwner,
  getSignInMethods,
  requireAnotherSignInMethod,
  unlinkDiscord,
} from '#server/features/auth/credentials/auth-methods.service.ts'
import { requireSession } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { lockPlayer } from '#server/features/auth/staff/auth-staff.service.ts'
import * as sql from './discord.sql.ts'
import type { DiscordIdentity } from './discord-identity.service.ts'
import { type Departure, sendToDiscord } from './discord-visits.service.ts'

const settingsPath = '/settings/sign-in'

/** Where a player reads what came of it. */
export const outcomePath = (outcome: DiscordOutcome): string => `${settingsPath}?discord=${outcome}#ways`

export const startLinking = async (
  ctx: Context,
  viewer: Viewer,
  { password, next }: { readonly password?: string | undefined; readonly next?: string | undefined },
): Promise<Departure> => {
  if (!ctx.config.discordClient) throw new AppError('not_found')
  await confirmOwner(ctx, viewer, password)
  if ((await getSignInMethods(ctx, viewer)).discord) throw new AppError('discord_linked')
  return sendToDiscord(ctx, sameSitePath(next) ?? outcomePath('linked'), viewer)
}

/** Never takes a Discord account away from another player. */
export const link = async (
  ctx: Context,
  viewer: Viewer,
  identity: DiscordIdentity,
): Promise<'linked' | 'taken' | 'linked_before' | 'expired'> => {
  try {
    await inTransaction(ctx, async (ctx) => {
      const user = await lockPlayer(ctx, viewer.id)
      await requireSession(ctx, viewer)
      await sql.insertAccount(ctx, {
        user_id: user.id,
        discord_id: identity.id,
        discord_name: identity.name,
        linked_at: ctx.now(),
      })
      await noteSecurity(ctx, user, 'discord_linked', identity.name)
    })
    return 'linked'
  } catch (error) {
    if (violatesUnique(error, 'discord_accounts_discord_id_key')) return 'taken'
    if (violatesUnique(error, 'discord_accounts_pkey')) return 'linked_before'
    if (error instanceof AppError && error.code === 'not_signed_in') return 'expired'
    throw error
  }
}

export const unlink = async (ctx: Context, viewer: Viewer, password: string | undefined): Promise<void> => {
  if (!ctx.config.discordClient) throw new AppError('not_found')
  await confirmOwner(ctx, viewer, password)
  await inTransaction(ctx, async (ctx) => {
    const user = await lockPlayer(ctx, viewer.id)
    if (!(await unlinkDiscord(ctx, user))) throw new AppError('not_found')
    await requireAnotherSignInMethod(ctx, user.id)
  })
}
