/**
 * Derives from reports, bans and deletions which posts are hidden. Called in the transaction that changes one of them.
 */
import { type Context, inTransaction } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { withFacets } from '#server/features/crews/board/crews-facets.service.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { publishAll } from '#server/realtime/publish.ts'
import { postsChanged, stateBefore } from './crews-changes.service.ts'
import * as sql from './crews-hiding.sql.ts'

export { isAffectedByBanOf } from './crews-hiding.sql.ts'

/** Hides what is listed and lists what is hidden. */
const correct = async (ctx: Context, wrong: readonly CrewRow[]): Promise<CrewRow[]> => {
  if (wrong.length === 0) return []
  const corrected = await withFacets(
    ctx,
    wrong.map((crew) => ({ ...crew, is_hidden: !crew.is_hidden })),
  )
  await sql.setHidden(ctx, corrected)
  await publishAll(
    ctx,
    corrected.map(({ id }) => ({ topic: 'crew', event: { id, change: 'updated' } })),
  )
  await postsChanged(
    ctx,
    wrong.map((crew, i) => ({ crewId: crew.id, before: stateBefore(crew, corrected[i] ?? crew) })),
  )
  return corrected
}

/** Returns the posts that were hidden or shown again. */
export const refreshHidingOf = async (ctx: Context, crewIds: readonly number[]) =>
  correct(ctx, await sql.listWrongOf(ctx, crewIds))

export const refreshHidingAfterBanOf = async (ctx: Context, userId: number) =>
  correct(ctx, await sql.listWrongAfterBanOf(ctx, userId))

/** A ban runs out without anyone doing anything. */
export const endedBansJob = recurringJob('ended-bans', '* * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    await correct(ctx, await sql.listWrongAfterBans(ctx))
  }),
)
