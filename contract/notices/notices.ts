import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { type NoticeKind, noticeKinds } from './kinds.ts'

/** Whether notices of one kind go to the inbox, and whether they also come by mail and to the player's devices. */
const noticeSetting = z.object({ inInbox: z.boolean(), byMail: z.boolean(), byPush: z.boolean() })
export type NoticeSetting = z.output<typeof noticeSetting>

const settings = z.object(
  Object.fromEntries(noticeKinds.map((kind) => [kind, noticeSetting])) as Record<
    NoticeKind,
    typeof noticeSetting
  >,
)
export type NoticeSettings = z.output<typeof settings>

export const getNoticeSettings = endpoint({
  name: 'getNoticeSettings',
  method: 'GET',
  path: '/account/notices',
  access: 'member',
  summary: 'Get which notices you want in your inbox, by mail and on your devices',
  status: 200,
  response: settings,
  errors: [],
})

export const updateNoticeSettings = endpoint({
  name: 'updateNoticeSettings',
  method: 'PUT',
  path: '/account/notices',
  access: 'member',
  summary: 'Choose for all kinds of notices at once where they come',
  body: settings,
  status: 200,
  response: settings,
  errors: ['notice_required'],
})

export const updateNoticeSetting = endpoint({
  name: 'updateNoticeSetting',
  method: 'PUT',
  path: '/account/notices/:kind',
  access: 'member',
  summary: 'Choose whether notices of one kind go to your inbox, come by mail and are shown on your devices',
  params: z.object({ kind: z.enum(noticeKinds) }),
  /** Without `byPush` that choice stays as it is. */
  body: z.extend(noticeSetting, { byPush: z.optional(z.boolean()) }),
  status: 200,
  response: settings,
  errors: ['not_found', 'notice_required'],
})
