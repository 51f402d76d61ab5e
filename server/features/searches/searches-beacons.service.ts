/** Notifies players whose beacon is lit of posts that fit it, as saved searches do. */
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { whyNotApply } from '#server/features/applications/applications.policy.ts'
import { loadRelations } from '#server/features/crews/crews.service.ts'
import type { PostChange } from '#server/features/crews/posting/crews-changes.service.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './searches-beacons.sql.ts'

const dayMs = 24 * 60 * 60_000

/** Each post of its own: a notice belongs to one crew. */
const sendAlerts = async (ctx: Context, alerts: readonly sql.BeaconAlert[]): Promise<void> => {
  for (const crewId of new Set(alerts.map(({ crew_id }) => crew_id))) {
    const ofCrew = alerts.filter(({ crew_id }) => crew_id === crewId)
    await sendNotice(ctx, {
      kind: 'beacon',
      to: ofCrew.map(({ user_id }) => user_id),
      crewId,
      urgent: true,
      notice: ofCrew.map(({ title, start, role, is_at_once: isAtOnce }) => ({
        type: 'beacon_post',
        data: { title, start: start?.toISOString() ?? null, role, isAtOnce },
      })),
    })
  }
}

/** In the transaction of the job that compares the post with saved searches. */
export const notifyBeacons = async (ctx: Context, post: CrewRow, change: PostChange): Promise<void> => {
  const fitting = await sql.listFitting(ctx, change)
  if (fitting.length === 0) return
  const relations = await loadRelations(ctx, post.id, fitting)
  const userIds = relations
    .filter((relation) => !whyNotApply({ id: relation.user_id }, { ...post, ...relation }))
    .map(({ user_id }) => user_id)
  await sql.insertAlerts(ctx, post.id, userIds)
  await sendAlerts(ctx, await sql.takeDueAlerts(ctx, userIds))
}

/** What had to wait because the player was notified often enough. */
export const waitingAlertsJob = recurringJob('beacon-alerts', '* * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    await sendAlerts(ctx, await sql.takeDueAlerts(ctx))
    await sql.deleteOldAlerts(ctx, new Date(ctx.now().getTime() - dayMs))
  }),
)
