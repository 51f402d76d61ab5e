/** Notifies players, and the channels that they have chosen, of posts that their saved searches find. */
import { hoursOfPlayer } from '#contract/users/week-hours.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { type TimedPost, timingAt } from '#server/features/crews/board/crews-filters.service.ts'
import {
  type PostChange,
  searchAlertsJob,
  showInChannels,
} from '#server/features/crews/posting/crews-changes.service.ts'
import { notifyFollowers } from '#server/features/players/players-posts.service.ts'
import { job, recurringJob } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './searches-alerts.sql.ts'
import { listNewApplicants } from './searches-applicants.service.ts'
import { notifyBeacons, storeBeaconAlerts } from './searches-beacons.service.ts'
import { listToldByBeacon } from './searches-told.sql.ts'

/** The change was sent as JSON. */
const stateBefore = (post: CrewRow, { before }: PostChange): TimedPost => {
  const { scheduled_time: start = post.scheduled_time, ...others } = before ?? {}
  return { ...post, ...others, scheduled_time: start && new Date(start) }
}

interface States {
  readonly post: TimedPost
  readonly before: TimedPost
  readonly isInTime: ReturnType<typeof timingAt>
}

const isNewlyFound = (search: sql.CandidateRow, { post, before, isInTime }: States): boolean => {
  const player = { zone: search.zone, hours: () => hoursOfPlayer(search.week_hours) }
  return isInTime(search, post, player) && !(search.was_found && isInTime(search, before, player))
}

const ofApplicants = async (
  ctx: Context,
  post: CrewRow,
  found: readonly sql.CandidateRow[],
): Promise<sql.CandidateRow[]> => {
  const searches = found.filter(({ could_apply }) => could_apply)
  if (searches.length === 0) return []
  const userIds = [...new Set(searches.map(({ user_id }) => user_id))]
  const canApply = new Set(await listNewApplicants(ctx, post, userIds))
  return searches.filter(({ user_id }) => canApply.has(user_id))
}

const findSearches = async (ctx: Context, post: CrewRow, change: PostChange): Promise<sql.CandidateRow[]> => {
  const states = { post, before: stateBefore(post, change), isInTime: timingAt(ctx.now()) }
  return (await sql.listCandidates(ctx, change)).filter((search) => isNewlyFound(search, states))
}

/** Once for each search and post. */
const notifySearchers = async (
  ctx: Context,
  post: CrewRow,
  searches: readonly sql.CandidateRow[],
): Promise<void> => {
  const ids = searches.map(({ id }) => id)
  const alerted = new Set(ids.length > 0 ? await sql.insertAlerts(ctx, post.id, ids) : [])
  // Several searches of a player that find the post together make one notice, with the name of one of them.
  const named = new Map(
    searches.filter(({ id }) => alerted.has(id)).map((search) => [search.user_id, search]),
  )
  const { title, scheduled_time: start } = post
  await sendNotice(ctx, {
    kind: 'search',
    to: [...named.keys()],
    crewId: post.id,
    ...(start && start > ctx.now() && { expiresAt: start }),
    alreadyNotified: [{ kind: 'beacon', to: await listToldByBeacon(ctx, post.id, [...named.keys()]) }],
    notice: [...named.values()].map(({ filters, ship_name: ship }) => ({
      type: 'search_found',
      data: { title, filters, ship },
    })),
  })
}

/** All in one transaction: no one is notified of the post twice on one channel. Returns the players with a fitting beacon. */
const alertSearchers = (ctx: Context, change: PostChange): Promise<readonly number[]> =>
  inTransaction(ctx, async (ctx) => {
    const post = await sql.findPost(ctx, change.crewId)
    if (!post) return []
    const found = await findSearches(ctx, post, change)
    const ids = found.map(({ id }) => id)
    await notifySearchers(ctx, post, await ofApplicants(ctx, post, found))
    // Includes players notified by the job for a change of the post, which may have run before.
    if (change.before === null) await notifyFollowers(ctx, post.id, await sql.listAlerted(ctx, post.id, ids))
    await showInChannels(ctx, post.id, ids)
    return storeBeaconAlerts(ctx, post, change)
  })

export const alertSearchersJob = job(searchAlertsJob, async (ctx, change) =>
  notifyBeacons(ctx, await alertSearchers(ctx, change)),
)

const weekMs = 7 * 24 * 60 * 60_000
const batch = 10_000

/** In batches, so that no lock is held for long. */
export const oldAlertsJob = recurringJob('old-alerts', '40 3 * * *', async (ctx) => {
  const before = new Date(ctx.now().getTime() - weekMs)
  while ((await sql.deleteAlerts(ctx, before, batch)) === batch);
})
