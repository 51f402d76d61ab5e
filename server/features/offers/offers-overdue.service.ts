/** An overdue offer holds nothing from that moment on, by the clock of each reader. The job only notifies others. */
import { type Context, inTransaction } from '#server/context.ts'
import { lockCrew } from '#server/features/crews/crews.service.ts'
import { forEachSeparately } from '#server/jobs/for-each.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { endOverdue } from './offers.service.ts'
import { listOverdueCrews } from './offers.sql.ts'

const crewsPerRun = 200

const endOverdueOf = (ctx: Context, crewId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => endOverdue(ctx, await lockCrew(ctx, crewId)))

/** Each crew in its own transaction. */
export const overdueOffersJob = recurringJob('overdue-offers', '* * * * *', async (ctx) => {
  const crewIds = await listOverdueCrews(ctx, crewsPerRun)
  await forEachSeparately(ctx, crewIds, (crewId) => endOverdueOf(ctx, crewId), 'ending overdue offers failed')
})
