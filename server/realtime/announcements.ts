/** Events make browsers refetch: what they announce has to be in the answers, so a replica that lacks it is not used. */
import type { Replica } from '#server/db/replica.ts'
import type { Bus } from './bus.ts'

/** Messages are never read from a replica, and chats are the most frequent events. Returns the function that ends it. */
export const announceTo = (replica: Pick<Replica, 'announce'>, bus: Bus): (() => void) =>
  bus.subscribe(({ topic }) => {
    if (topic !== 'messages') replica.announce()
  })
