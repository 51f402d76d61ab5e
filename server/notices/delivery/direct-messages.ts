/** What players can answer by the buttons of a direct message in Discord, if they chose so. Others send it. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { sentJob } from '#server/jobs/job.ts'

export interface DirectMessage {
  readonly userId: number
  readonly crewId: number
  /** Whether the player takes an offered seat, or is ready. */
  readonly about: 'offer' | 'ready'
  readonly isUrgent: boolean
  readonly sentAt: string
  /** After that it is of no use. Null if that is looked up. */
  readonly until: string | null
  /** Since when Discord has not answered. */
  readonly failingSince?: string
}

export const directMessageJob = sentJob<DirectMessage>('discord', 'discord-direct-message')

interface Sent extends Pick<DirectMessage, 'crewId' | 'about' | 'isUrgent'> {
  readonly to: readonly number[]
  readonly until?: Date
}

/** In the transaction of the change that it is about. */
export const sendDirectMessages = async (
  ctx: Context,
  { to, crewId, about, isUrgent, until }: Sent,
): Promise<void> => {
  if (!ctx.config.discordApp || to.length === 0) return
  const rows = await ctx.db
    .selectFrom('discord_accounts')
    .select('user_id')
    .where('user_id', '=', sql<number>`any(${to}::int[])`)
    .where('direct_messages', '=', true)
    .execute()
  const shared = {
    crewId,
    about,
    isUrgent,
    sentAt: ctx.now().toISOString(),
    until: until?.toISOString() ?? null,
  }
  await ctx.jobs.sendAll(
    ctx,
    directMessageJob,
    rows.map(({ user_id: userId }) => ({ userId, ...shared })),
  )
}
