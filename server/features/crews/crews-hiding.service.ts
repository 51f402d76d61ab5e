/** Which posts are hidden follows from reports, bans and deletions. Called in the transaction that changes one of them. */
import { type Context, inTransaction } from '#server/context.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { publishAll } from '#server/realtime/publish.ts'
import * as sql from './crews-hiding.sql.ts'

export { type HiddenPost, isAffectedByBanOf } from './crews-hiding.sql.ts'

const announce = async (
  ctx: Context,
  changed: readonly sql.HiddenPost[],
): Promise<readonly sql.HiddenPost[]> => {
  await publishAll(
    ctx,
    changed.map(({ id }) => ({ topic: 'crew', event: { id, change: 'updated' } })),
  )
  return changed
}

/** Returns the posts that are hidden now and were not, or the other way round. */
export const refreshHidingOf = async (ctx: Context, crewIds: readonly number[]) =>
  announce(ctx, await sql.refreshHidingOf(ctx, crewIds))

export const refreshHidingAfterBanOf = async (ctx: Context, userId: number) =>
  announce(ctx, await sql.refreshHidingAfterBanOf(ctx, userId))

/** A ban runs out without anybody doing anything. */
export const endedBansJob = recurringJob('ended-bans', '* * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    await announce(ctx, await sql.refreshHidingAfterBans(ctx))
  }),
)
