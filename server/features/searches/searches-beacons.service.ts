/** Notifies players whose beacon is lit of posts that fit it, as saved searches do. */
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { PostChange } from '#server/features/crews/posting/crews-changes.service.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { listNewApplicants } from './searches-applicants.service.ts'
import * as sql from './searches-beacons.sql.ts'
import { listToldByFavourite, listToldBySearch } from './searches-told.sql.ts'

const dayMs = 24 * 60 * 60_000

/** Each post of its own: a notice belongs to one crew. */
const sendAlerts = async (ctx: Context, alerts: readonly sql.BeaconAlert[]): Promise<void> => {
  for (const crewId of new Set(alerts.map(({ crew_id }) => crew_id))) {
    const ofCrew = alerts.filter(({ crew_id }) => crew_id === crewId)
    const to = ofCrew.map(({ user_id }) => user_id)
    await sendNotice(ctx, {
      kind: 'beacon',
      to,
      crewId,
      urgent: true,
      alreadyNotified: [
        { kind: 'search', to: await listToldBySearch(ctx, crewId, to) },
        { kind: 'favourite', to: await listToldByFavourite(ctx, crewId, to) },
      ],
      notice: ofCrew.map(({ title, start, role, is_at_once: isAtOnce }) => ({
        type: 'beacon_post',
        data: { title, start: start?.toISOString() ?? null, role, isAtOnce },
      })),
    })
  }
}

/** In a transaction of its own, which holds nothing yet that another one could wait for. */
const sendDueAlerts = (ctx: Context, userIds?: readonly number[]): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await sql.lockAlerts(ctx)
    await sendAlerts(ctx, await sql.takeDueAlerts(ctx, userIds))
  })

/** In the transaction of the job that compares the post with saved searches. Returns the players it fits. */
export const storeBeaconAlerts = async (
  ctx: Context,
  post: CrewRow,
  change: PostChange,
): Promise<readonly number[]> => {
  const fitting = await sql.listFitting(ctx, change)
  if (fitting.length === 0) return []
  const userIds = await listNewApplicants(ctx, post, fitting)
  await sql.insertAlerts(ctx, post.id, userIds)
  return userIds
}

/** After that transaction. What is lost if the node dies in between leaves within a minute. */
export const notifyBeacons = async (ctx: Context, userIds: readonly number[]): Promise<void> => {
  if (userIds.length > 0) await sendDueAlerts(ctx, userIds)
}

/** What had to wait because the player was notified often enough. */
export const waitingAlertsJob = recurringJob('beacon-alerts', '* * * * *', async (ctx) => {
  await sendDueAlerts(ctx)
  await sql.deleteOldAlerts(ctx, new Date(ctx.now().getTime() - dayMs))
})
