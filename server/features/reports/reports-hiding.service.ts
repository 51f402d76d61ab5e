/** Posts that several players have reported are hidden until a decision, and their leaders are told. */
import type { Context } from '#server/context.ts'
import { refreshHidingOf } from '#server/features/crews/crews-hiding.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { m } from '#texts'

export const refreshHidingAfterReport = async (ctx: Context, crewId: number): Promise<void> => {
  for (const { id, author_id, title, is_hidden } of await refreshHidingOf(ctx, [crewId])) {
    await sendNotice(ctx, {
      kind: 'required',
      to: [author_id],
      crewId: id,
      text: (locale) => (is_hidden ? m.notices_hidden : m.notices_listed_again)({ title }, { locale }),
    })
  }
}
