/** What happens to the open event streams: events are passed on, and streams whose session has ended are closed. */
import type { FastifyBaseLogger } from 'fastify'
import type { LiveEvent } from '#contract/wire/events.ts'
import type { BusMessage } from './bus.ts'
import { formatEvent, type PageConnection } from './connection.ts'
import type { Connections } from './connections.ts'
import { type CountUnread, createUnreadSender } from './unread.ts'

interface DeliverySources {
  readonly countUnread: CountUnread
  /** Those of the sessions that are still valid. */
  readonly validSessions: (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>
  readonly log: FastifyBaseLogger
}

export const createDelivery = (
  connections: Connections,
  { countUnread, validSessions, log }: DeliverySources,
) => {
  const sendUnreadCounts = createUnreadSender(connections, countUnread, log)
  const logFailure = (error: unknown) => log.warn({ err: error }, 'live updates')

  const sendAll = (receivers: readonly PageConnection[], event: LiveEvent): void => {
    const text = formatEvent(event)
    for (const connection of receivers) connection.send(text)
  }

  const closeAll = (closing: readonly PageConnection[]): void => {
    for (const connection of closing) connection.close()
  }

  const closeEndedSessions = async (checked: readonly PageConnection[], cause?: 'banned'): Promise<void> => {
    const sessionIds = checked.flatMap(({ viewer }) => viewer?.sessionId ?? [])
    if (sessionIds.length === 0) return
    const valid = await validSessions(sessionIds)
    const ended = formatEvent({ name: 'session', data: { ended: true, ...(cause && { cause }) } })
    for (const connection of checked) {
      if (!connection.viewer || valid.has(connection.viewer.sessionId)) continue
      connection.send(ended)
      connection.close()
    }
  }

  /** If the check fails, all are closed: the pages reconnect and are checked again. */
  const closeInvalid = (checked: readonly PageConnection[], cause?: 'banned'): Promise<void> =>
    closeEndedSessions(checked, cause).catch((error: unknown) => {
      logFailure(error)
      closeAll(checked)
    })

  const deliver = async (message: BusMessage): Promise<void> => {
    switch (message.topic) {
      case 'crew':
        sendAll(connections.all(), { name: 'crew', data: message.event })
        break
      case 'aboard':
        sendAll(connections.ofPlayers(message.to), { name: 'crew', data: message.event })
        break
      case 'application':
        sendAll(connections.ofPlayers(message.to), { name: 'application', data: message.event })
        break
      case 'beacons': {
        const receivers = message.to ? connections.ofPlayers(message.to) : connections.all()
        sendAll(receivers, { name: 'beacon', data: {} })
        break
      }
      case 'messages':
        return sendUnreadCounts(message.to)
      case 'sessions':
        return closeInvalid(connections.ofPlayers([message.userId]), message.cause)
      case 'gap':
        // Pages that reconnect refetch everything.
        closeAll(connections.all())
    }
  }

  return {
    deliver: (message: BusMessage): void => {
      deliver(message).catch(logFailure)
    },
    ping: (): void => {
      for (const connection of connections.all()) connection.ping()
    },
    /** For sessions that end without an event. If the check fails, the next one decides. */
    checkSessions: (): void => {
      closeEndedSessions(connections.all()).catch(logFailure)
    },
    closeIfInvalid: (connection: PageConnection): Promise<void> => closeInvalid([connection]),
    closeEverything: (): void => closeAll(connections.all()),
  }
}
