/** Whose account at Discord this is. */
import { isBanned } from '#server/accounts/bans.ts'
import type { Context, Viewer } from '#server/context.ts'
import * as sql from './discord.sql.ts'

export type DiscordPlayer =
  | { readonly kind: 'unknown' | 'banned' }
  | { readonly kind: 'known'; readonly viewer: Viewer }

export const recognisePlayer = async (ctx: Context, discordId: string): Promise<DiscordPlayer> => {
  const user = await sql.findPlayerOf(ctx, discordId)
  if (!user) return { kind: 'unknown' }
  if (isBanned(user, ctx.now())) return { kind: 'banned' }
  return {
    kind: 'known',
    viewer: {
      id: user.id,
      // Discord does not ask for the second factor of this site.
      userRole: 'citizen',
      name: user.display_name ?? user.username,
      timezone: user.timezone,
      sessionId: 0,
      joinedAt: user.created_at,
    },
  }
}
