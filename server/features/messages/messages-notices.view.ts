import type { NoticeGroup, OpenApplication } from '#contract/notices/list.ts'
import type { Viewer } from '#server/context.ts'
import { canAnswer, readyStateOf } from '#server/features/crews/seats/crews-ready.policy.ts'
import { type Notice, storedNotice, storedText } from '#server/notices/texts/notice-texts.ts'
import type { Reader } from '#server/notices/texts/reader.ts'
import { m } from '#texts'
import { noticeAbout } from './messages.about.ts'
import { actOf } from './messages.acts.ts'
import type { NoticeGroupRow } from './messages-notices.sql.ts'

const mostNamed = 3

/** "Vesper, Doc_Hallow, Marlin and 2 others" */
const listNames = (names: readonly string[], count: number, reader: Reader): string => {
  const named = [...new Set(names)].slice(0, mostNamed)
  const others = count - named.length
  return new Intl.ListFormat(reader.locale).format(
    others > 0 ? [...named, m.bell_others({ count: others }, reader)] : named,
  )
}

const appliedText = (row: NoticeGroupRow, title: string, reader: Reader): string | undefined => {
  const { count, people, pending, pending_names } = row
  const [name] = pending_names
  if (pending > 1) {
    return m.bell_applied({ count: pending, title, names: listNames(pending_names, pending, reader) }, reader)
  }
  if (pending === 1 && count > 1 && name !== undefined) return m.notices_applied({ name, title }, reader)
  return pending === 0 && people > 1 ? m.bell_applied_before({ count: people, title }, reader) : undefined
}

const namingTexts = {
  commented: m.bell_commented,
  chatted: m.bell_chatted,
  left: m.bell_left,
  not_coming: m.ready_bell_not_coming,
}

/** The summary of several notices; undefined if the newest one says enough. */
const textOfMany = (row: NoticeGroupRow, notice: Notice, reader: Reader): string | undefined => {
  const { count, people, names } = row
  switch (notice.type) {
    case 'applied':
      return appliedText(row, notice.data.title, reader)
    case 'commented':
    case 'chatted':
    case 'left':
    case 'not_coming':
      if (people < 2) return undefined
      return namingTexts[notice.type](
        { count: people, title: notice.data.title, names: listNames(names, people, reader) },
        reader,
      )
    case 'reported':
      return count > 1 ? m.bell_reported({ count, title: notice.data.title }, reader) : undefined
    default:
      return undefined
  }
}

const textsOf = (row: NoticeGroupRow, reader: Reader): Pick<NoticeGroup, 'text' | 'earlier'> => {
  const notice = storedNotice(row.notice_type, row.notice_data)
  const text = notice && textOfMany(row, notice, reader)
  if (text !== undefined) return { text, earlier: 0 }
  return { text: storedText(row, reader), earlier: row.count - 1 }
}

const viewOpenApplication = (row: NoticeGroupRow): OpenApplication | null => {
  const { applicant_id, is_for_role, message, pending_names } = row
  if (applicant_id === null) return null
  return { id: applicant_id, isForRole: is_for_role, name: pending_names[0] ?? '', message }
}

const viewReadyCheck = ({ ready_check: check }: NoticeGroupRow, now: Date): NoticeGroup['ready'] =>
  check && canAnswer(check, check, now) ? readyStateOf(check, check) : null

export const viewNoticeGroup = (
  row: NoticeGroupRow,
  { timezone: zone }: Viewer,
  locale: Reader['locale'],
  now: Date,
): NoticeGroup => ({
  key: row.crew_id === null ? String(row.id) : `${row.notice_type} ${row.crew_id}`,
  id: row.id,
  ...textsOf(row, { locale, zone, now }),
  createdAt: row.created_at.toISOString(),
  count: row.count,
  unread: row.unread,
  crewId: row.crew_is_deleted ? null : row.crew_id,
  crewTitle: row.crew_title,
  about: noticeAbout(row),
  channel: row.comment_channel,
  activity: row.activity ?? row.post_type,
  player: row.player_name === null ? null : { displayName: row.player_name, profileImage: row.player_image },
  kind: row.notice_kind,
  act: row.crew_is_deleted ? null : actOf(storedNotice(row.notice_type, row.notice_data)?.type, row, now),
  pendingApplications: row.pending,
  application: viewOpenApplication(row),
  ready: viewReadyCheck(row, now),
})
