/** Tells players of posts that their saved searches find. */
import { hoursOfPlayer } from '#contract/profiles/week-hours.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { whyNotApply } from '#server/features/applications/applications.policy.ts'
import { loadRelations } from '#server/features/crews/crews.service.ts'
import {
  type PostChange,
  searchAlertsJob,
  showInChannels,
} from '#server/features/crews/crews-changes.service.ts'
import { isInTime, type TimedPost } from '#server/features/crews/crews-filters.service.ts'
import { job } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './searches-alerts.sql.ts'

/** The change has come as JSON. */
const stateBefore = (post: CrewRow, { before }: PostChange): TimedPost => {
  const start = before?.scheduled_time
  return { ...post, ...before, scheduled_time: start ? new Date(start) : (start ?? post.scheduled_time) }
}

const isNewlyFound = (
  search: sql.CandidateRow,
  { post, before, now }: { readonly post: TimedPost; readonly before: TimedPost; readonly now: Date },
): boolean => {
  const player = { zone: search.zone, hours: () => hoursOfPlayer(search.week_hours) }
  return isInTime(search, post, player, now) && !(search.was_found && isInTime(search, before, player, now))
}

/** Whoever was in the crew and left it knows the post. */
const hasLeft = ({ viewer_seat, viewer_application }: Awaited<ReturnType<typeof loadRelations>>[number]) =>
  !viewer_seat && viewer_application?.status === 'accepted'

const ofApplicants = async (
  ctx: Context,
  post: CrewRow,
  searches: readonly sql.CandidateRow[],
): Promise<sql.CandidateRow[]> => {
  const userIds = [...new Set(searches.map(({ user_id }) => user_id))]
  const relations = await loadRelations(ctx, post.id, userIds)
  const canApply = new Set(
    relations
      .filter(
        (relation) => !hasLeft(relation) && !whyNotApply({ id: relation.user_id }, { ...post, ...relation }),
      )
      .map(({ user_id }) => user_id),
  )
  return searches.filter(({ user_id }) => canApply.has(user_id))
}

const findSearches = async (ctx: Context, post: CrewRow, change: PostChange): Promise<sql.CandidateRow[]> => {
  const states = { post, before: stateBefore(post, change), now: ctx.now() }
  const found = (await sql.listCandidates(ctx, change)).filter((search) => isNewlyFound(search, states))
  return found.length > 0 ? ofApplicants(ctx, post, found) : []
}

export const alertSearchersJob = job(searchAlertsJob, (ctx, change) =>
  inTransaction(ctx, async (ctx) => {
    const post = await sql.findPost(ctx, change.crewId)
    const found = post ? await findSearches(ctx, post, change) : []
    if (!post || found.length === 0) return
    const searchIds = found.map(({ id }) => id)
    const alerted = new Set(await sql.insertAlerts(ctx, post.id, searchIds))
    // One search of each player names the reason.
    const named = new Map(found.filter(({ id }) => alerted.has(id)).map((search) => [search.user_id, search]))
    const told = await sql.insertNotices(ctx, post, [...named.keys()], change.before === null)
    const searches = told.flatMap((userId) => named.get(userId) ?? [])
    await sendNotice(ctx, {
      kind: 'search',
      to: searches.map(({ user_id }) => user_id),
      crewId: post.id,
      notice: searches.map(({ filters, ship_name: ship }) => ({
        type: 'search_found',
        data: { title: post.title, filters, ship },
      })),
    })
    await showInChannels(ctx, post.id, [...alerted])
  }),
)
