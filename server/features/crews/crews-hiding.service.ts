/** Which posts are hidden follows from reports, bans and deletions. Called in the transaction that changes one of them. */
import { type Context, inTransaction } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { publishAll } from '#server/realtime/publish.ts'
import { facetsOf } from './crews.facets.ts'
import * as sql from './crews-hiding.sql.ts'
import { listRoles } from './crews-seats.sql.ts'

export { isAffectedByBanOf } from './crews-hiding.sql.ts'

/** Hides what is listed and lists what is hidden. */
const correct = async (ctx: Context, wrong: readonly CrewRow[]): Promise<CrewRow[]> => {
  const corrected: CrewRow[] = []
  for (const before of wrong) {
    const crew = { ...before, is_hidden: !before.is_hidden }
    const { id, is_hidden } = crew
    await sql.setHidden(ctx, id, { is_hidden, facets: facetsOf(crew, await listRoles(ctx, id)) })
    corrected.push(crew)
  }
  await publishAll(
    ctx,
    corrected.map(({ id }) => ({ topic: 'crew', event: { id, change: 'updated' } })),
  )
  return corrected
}

/** Returns the posts that are hidden now and were not, or the other way round. */
export const refreshHidingOf = async (ctx: Context, crewIds: readonly number[]) =>
  correct(ctx, await sql.listWrongOf(ctx, crewIds))

export const refreshHidingAfterBanOf = async (ctx: Context, userId: number) =>
  correct(ctx, await sql.listWrongAfterBanOf(ctx, userId))

/** A ban runs out without anybody doing anything. */
export const endedBansJob = recurringJob('ended-bans', '* * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    await correct(ctx, await sql.listWrongAfterBans(ctx))
  }),
)
