import type { Message } from '#contract/messages.ts'
import type { MessageRow } from './messages.sql.ts'

const siteName = 'CrewBeacon'

export const viewMessage = (row: MessageRow): Message => ({
  id: row.id,
  kind: row.kind,
  message: row.body,
  isRead: row.read_at !== null,
  createdAt: row.created_at.toISOString(),
  crewId: row.crew_id,
  crewTitle: row.crew_title,
  senderName: row.username ?? siteName,
  senderDisplayName: row.display_name ?? row.username ?? siteName,
})
