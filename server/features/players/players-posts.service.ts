/** Notices of a new post to those who favour its leader. */
import { type Context, inTransaction } from '#server/context.ts'
import { job } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './players-posts.sql.ts'

/** Once for each post, in a transaction. `searchers`: whom a saved search has told of it. */
export const tellAdmirers = async (
  ctx: Context,
  crewId: number,
  searchers: readonly number[],
): Promise<void> => {
  const post = await sql.findOpenPost(ctx, crewId)
  const to = post ? await sql.listAdmirers(ctx, post.author_id, crewId) : []
  if (!post || to.length === 0 || !(await sql.markAsAnnounced(ctx, crewId))) return
  await sendNotice(ctx, {
    kind: 'favourite',
    to,
    crewId,
    alreadyTold: { kind: 'search', to: searchers },
    notice: { type: 'favourite_post', data: { name: post.leader_name, title: post.title } },
  })
}

export const favouritePostJob = job<{ crewId: number }>('favourite-post', (ctx, { crewId }) =>
  inTransaction(ctx, (ctx) => tellAdmirers(ctx, crewId, [])),
)

/** In the transaction that stores the post. A job does the rest: thousands may favour the leader. `at`: now, if not given. */
export const announcePost = async (
  ctx: Context,
  leaderId: number,
  crewId: number,
  at?: Date,
): Promise<void> => {
  if (await sql.isFavoured(ctx, leaderId)) await ctx.jobs.send(ctx, favouritePostJob, { crewId }, at)
}
