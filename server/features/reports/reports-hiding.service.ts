/** Posts that several players have reported are hidden until a decision, and their leaders are notified. */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { refreshHidingOf } from '#server/features/crews/posting/crews-hiding.service.ts'
import { sendNotice } from '#server/notices/notices.ts'

export const notifyLeaders = async (ctx: Context, posts: readonly CrewRow[]): Promise<void> => {
  for (const { id, author_id, title, is_hidden } of posts) {
    await sendNotice(ctx, {
      kind: 'required',
      to: [author_id],
      crewId: id,
      notice: { type: is_hidden ? 'hidden' : 'listed_again', data: { title } },
    })
  }
}

export const refreshHidingAfterReport = async (ctx: Context, crewIds: readonly number[]): Promise<void> =>
  notifyLeaders(ctx, await refreshHidingOf(ctx, crewIds))
