/** Whether a player gets direct messages in Discord. Unlinking the account ends them with its row. */
import type { DirectMessages } from '#contract/discord/direct-messages.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './discord-direct.sql.ts'

export { findReceiver } from './discord-direct.sql.ts'

export const getDirectMessages = async (ctx: Context, viewer: Viewer): Promise<DirectMessages> => {
  const choice = ctx.config.discordApp ? await sql.findChoice(ctx, viewer.id) : undefined
  return { isPossible: choice !== undefined, isOn: choice ?? false }
}

export const updateDirectMessages = async (
  ctx: Context,
  viewer: Viewer,
  isOn: boolean,
): Promise<DirectMessages> => {
  if (!ctx.config.discordApp || !(await sql.saveChoice(ctx, viewer.id, isOn))) throw new AppError('not_found')
  return { isPossible: true, isOn }
}

/** Discord does not deliver them: the player learns that once, on the site. */
export const endDirectMessages = (ctx: Context, userId: number, discordId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await sql.turnOff(ctx, discordId))) return
    await sendNotice(ctx, {
      kind: 'required',
      to: [userId],
      notice: { type: 'direct_messages_ended', data: {} },
    })
  })
