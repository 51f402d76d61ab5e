/**
 * Tells players how many unread messages they have. One question at a time, for all who are waiting: so an older count
 * never comes after a newer one, and a burst of news costs two questions.
 */
import type { Log } from '#server/log.ts'
import type { Streams } from './streams.ts'

export type UnreadOf = (userIds: readonly number[]) => Promise<ReadonlyMap<number, number>>

export const createUnreadTeller = (streams: Streams, unreadOf: UnreadOf, log: Log) => {
  const waiting = new Set<number>()
  let isAsking = false

  const ask = async (): Promise<void> => {
    const ids = [...waiting]
    waiting.clear()
    const counts = await unreadOf(ids)
    for (const id of ids) {
      const data = { unreadCount: counts.get(id) ?? 0 }
      for (const stream of streams.ofPlayer(id)) stream.send({ name: 'message', data })
    }
  }

  return async (ids: readonly number[]): Promise<void> => {
    for (const id of ids) if (streams.ofPlayer(id).length > 0) waiting.add(id)
    if (isAsking) return
    isAsking = true
    while (waiting.size > 0) {
      await ask().catch((error: unknown) => log.warn({ err: error }, 'unread messages not counted'))
    }
    isAsking = false
  }
}
