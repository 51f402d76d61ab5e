/** Notices of a new post to players who favour its leader. */
import { type Context, inTransaction } from '#server/context.ts'
import { job, sentJob } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './players-posts.sql.ts'

/** Once for each post, in a transaction. `searchers`: players who were notified of it by a saved search. */
export const notifyFollowers = async (
  ctx: Context,
  crewId: number,
  searchers: readonly number[],
): Promise<void> => {
  const post = await sql.findOpenPost(ctx, crewId)
  const to = post ? await sql.listFollowers(ctx, post.author_id, crewId) : []
  if (!post || to.length === 0 || !(await sql.markAsAnnounced(ctx, crewId))) return
  await sendNotice(ctx, {
    kind: 'favourite',
    to,
    crewId,
    alreadyNotified: [{ kind: 'search', to: searchers }],
    notice: { type: 'favourite_post', data: { name: post.leader_name, title: post.title } },
  })
}

export const favouritePostJob = job(
  sentJob<{ crewId: number }>('posts', 'favourite-post'),
  (ctx, { crewId }) => inTransaction(ctx, (ctx) => notifyFollowers(ctx, crewId, [])),
)

/**
 * In the transaction that stores the post. A job sends the notices: thousands may favour the leader. `at`: now, if not
 * given.
 */
export const announcePost = async (
  ctx: Context,
  leaderId: number,
  crewId: number,
  at?: Date,
): Promise<void> => {
  if (await sql.hasFollowers(ctx, leaderId)) await ctx.jobs.send(ctx, favouritePostJob, { crewId }, at)
}
