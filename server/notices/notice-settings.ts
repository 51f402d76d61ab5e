/** Which notices a player wants, and where. */
import {
  defaultNoticeSetting,
  type NoticeKind,
  noticeKinds,
  optionalInInbox,
} from '#contract/notices/kinds.ts'
import type {
  NoticeSetting,
  NoticeSettings,
  updateNoticeSetting as updateEndpoint,
} from '#contract/notices/notices.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { deleteQueued } from '#server/notices/delivery/queued-deliveries.ts'

export const isPushedByDefault = (kind: NoticeKind | 'required'): boolean =>
  kind !== 'required' && defaultNoticeSetting(kind).byPush

export const getNoticeSettings = async ({ db }: Context, viewer: Viewer): Promise<NoticeSettings> => {
  const rows = await db.selectFrom('notice_settings').selectAll().where('user_id', '=', viewer.id).execute()
  const settingOf = (kind: NoticeKind): NoticeSetting => {
    const row = rows.find((each) => each.kind === kind)
    const byDefault = defaultNoticeSetting(kind)
    if (!row) return byDefault
    return { inInbox: row.in_inbox, byMail: row.by_mail, byPush: row.by_push ?? byDefault.byPush }
  }
  return Object.fromEntries(noticeKinds.map((kind) => [kind, settingOf(kind)])) as NoticeSettings
}

type Choice = Parsed<typeof updateEndpoint>['body']

/** In a transaction. */
const store = async (
  ctx: Context,
  viewer: Viewer,
  kind: NoticeKind,
  { inInbox, byMail, byPush }: Choice,
): Promise<void> => {
  if (!inInbox && !optionalInInbox.includes(kind)) throw new AppError('notice_required')
  const columns = {
    in_inbox: inInbox,
    by_mail: byMail,
    ...(byPush !== undefined && { by_push: byPush }),
  }
  await ctx.db
    .insertInto('notice_settings')
    .values({ user_id: viewer.id, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(columns))
    .execute()
  if (!byMail) await deleteQueued(ctx, 'mail', viewer.id, [kind])
  if (byPush === false) await deleteQueued(ctx, 'push', viewer.id, [kind])
}

export const saveNoticeSetting = (
  ctx: Context,
  viewer: Viewer,
  kind: NoticeKind,
  choice: Choice,
): Promise<void> => inTransaction(ctx, (ctx) => store(ctx, viewer, kind, choice))

/** Always in the same order, so that two requests at once cannot wait for each other. */
export const saveNoticeSettings = (ctx: Context, viewer: Viewer, settings: NoticeSettings): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    for (const kind of noticeKinds) await store(ctx, viewer, kind, settings[kind])
  })

/** Leaves the other choices as they are. */
export const saveByMail = async (
  { db }: Context,
  viewer: Viewer,
  kind: NoticeKind,
  byMail: boolean,
): Promise<void> => {
  await db
    .insertInto('notice_settings')
    .values({ user_id: viewer.id, kind, in_inbox: defaultNoticeSetting(kind).inInbox, by_mail: byMail })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ by_mail: byMail }))
    .execute()
}
