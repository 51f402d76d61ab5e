/** A player links their account to one of Discord, or unlinks it. */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { lockPlayer } from '#server/features/auth/auth-staff.service.ts'
import { confirmOwner, requireAnotherWayIn, unlinkDiscord } from '#server/features/auth/auth-ways.service.ts'

export const unlink = async (ctx: Context, viewer: Viewer, password: string | undefined): Promise<void> => {
  if (!ctx.config.discordClient) throw new AppError('not_found')
  await confirmOwner(ctx, viewer, password)
  await inTransaction(ctx, async (ctx) => {
    const user = await lockPlayer(ctx, viewer.id)
    if (!(await unlinkDiscord(ctx, user))) throw new AppError('not_found')
    await requireAnotherWayIn(ctx, user.id)
  })
}
