/** How demo players want to be told. */
import type { Context } from '#server/context.ts'
import { type Ids, idOf } from './rows.ts'

export const insertNoticeChoices = async ({ db }: Context, userIds: Ids): Promise<void> => {
  const user_id = idOf(userIds, 'Kestrel_77')
  await db
    .insertInto('notice_settings')
    .values([
      { user_id, kind: 'decision', in_inbox: true, by_mail: true, by_push: true },
      { user_id, kind: 'favourite', in_inbox: true, by_mail: false, by_push: true },
    ])
    .execute()
  await db
    .insertInto('quiet_hours')
    .values({ user_id, is_on: true, starts_at: 23 * 60, ends_at: 8 * 60, urgent_passes: true })
    .execute()
}
