/** Which notices a player wants, and where. */
import {
  defaultNoticeSetting,
  type NoticeKind,
  noticeKinds,
  optionalInInbox,
} from '#contract/notices/kinds.ts'
import type { NoticeSetting, NoticeSettings } from '#contract/notices/notices.ts'
import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

export const getNoticeSettings = async ({ db }: Context, viewer: Viewer): Promise<NoticeSettings> => {
  const rows = await db.selectFrom('notice_settings').selectAll().where('user_id', '=', viewer.id).execute()
  const settingOf = (kind: NoticeKind): NoticeSetting => {
    const row = rows.find((each) => each.kind === kind)
    return row ? { inInbox: row.in_inbox, byMail: row.by_mail } : defaultNoticeSetting
  }
  return Object.fromEntries(noticeKinds.map((kind) => [kind, settingOf(kind)])) as NoticeSettings
}

export const saveNoticeSetting = async (
  { db }: Context,
  viewer: Viewer,
  kind: NoticeKind,
  { inInbox, byMail }: NoticeSetting,
): Promise<void> => {
  if (!inInbox && !optionalInInbox.includes(kind)) throw new AppError('notice_required')
  await db
    .insertInto('notice_settings')
    .values({ user_id: viewer.id, kind, in_inbox: inInbox, by_mail: byMail })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ in_inbox: inInbox, by_mail: byMail }),
    )
    .execute()
}

/** Leaves the choice for the inbox as it is. */
export const saveByMail = async (
  { db }: Context,
  viewer: Viewer,
  kind: NoticeKind,
  byMail: boolean,
): Promise<void> => {
  await db
    .insertInto('notice_settings')
    .values({ user_id: viewer.id, kind, in_inbox: defaultNoticeSetting.inInbox, by_mail: byMail })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ by_mail: byMail }))
    .execute()
}
