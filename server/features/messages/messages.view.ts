import type { Message } from '#contract/messages.ts'
import type { Locale } from '#contract/wire/languages.ts'
import { m } from '#texts'
import type { MessageRow } from './messages.sql.ts'

const siteName = 'CrewBeacon'

/** Only notices come from the site: the message of a deleted player must not look like one. */
const senderOf = ({ kind, username, display_name }: MessageRow, locale: Locale) => {
  if (kind === 'system') return { senderName: siteName, senderDisplayName: siteName }
  const senderName = username ?? m.messages_sender_gone({}, { locale })
  return { senderName, senderDisplayName: display_name ?? senderName }
}

export const viewMessage = (row: MessageRow, locale: Locale): Message => ({
  id: row.id,
  kind: row.kind,
  message: row.body,
  isRead: row.read_at !== null,
  createdAt: row.created_at.toISOString(),
  crewId: row.crew_id,
  crewTitle: row.crew_title,
  ...senderOf(row, locale),
})
