/** Notices of a new post to those who favour its leader. */
import { type Context, inTransaction } from '#server/context.ts'
import { job } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './players-posts.sql.ts'

export const favouritePostJob = job<{ crewId: number }>('favourite-post', (ctx, { crewId }) =>
  inTransaction(ctx, async (ctx) => {
    const post = await sql.findOpenPost(ctx, crewId)
    if (!post) return
    await sendNotice(ctx, {
      kind: 'favourite',
      to: await sql.listAdmirers(ctx, post.author_id),
      crewId,
      notice: { type: 'favourite_post', data: { name: post.leader_name, title: post.title } },
    })
  }),
)

/** In the transaction that stores the post. A job does the rest: thousands may favour the leader. */
export const announcePost = async (ctx: Context, leaderId: number, crewId: number): Promise<void> => {
  if (await sql.isFavoured(ctx, leaderId)) await ctx.jobs.send(ctx, favouritePostJob, { crewId })
}
