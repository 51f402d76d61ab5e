/**
 * Sends players how many messages and notices they have not read. One query at a time, for everyone who waits: so an older count never
 * follows a newer one, and a burst of events costs two queries.
 */
import type { UnreadCounts } from '#contract/wire/events.ts'
import type { Log } from '#server/log.ts'
import { formatEvent } from './connection.ts'
import type { Connections } from './connections.ts'

export type CountUnread = (userIds: readonly number[]) => Promise<ReadonlyMap<number, UnreadCounts>>

const nothingUnread: UnreadCounts = { unreadCount: 0, unreadNotices: 0 }

export const createUnreadSender = (connections: Connections, countUnread: CountUnread, log: Log) => {
  const waiting = new Set<number>()
  let isSending = false

  const sendCounts = async (): Promise<void> => {
    const ids = [...waiting]
    waiting.clear()
    const counts = await countUnread(ids)
    for (const id of ids) {
      const event = formatEvent({ name: 'message', data: counts.get(id) ?? nothingUnread })
      for (const connection of connections.ofPlayers([id])) connection.send(event)
    }
  }

  return async (userIds: readonly number[]): Promise<void> => {
    for (const id of userIds) if (connections.ofPlayers([id]).length > 0) waiting.add(id)
    if (isSending) return
    isSending = true
    while (waiting.size > 0) {
      await sendCounts().catch((error: unknown) => log.warn({ err: error }, 'unread messages not counted'))
    }
    isSending = false
  }
}
