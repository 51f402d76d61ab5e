/** A connection that only listens, reopened whenever the database was away. */
import pg from 'pg'
import type { Log } from '#server/log.ts'

const minPauseMs = 250
const maxPauseMs = 3_000
const timeoutMs = 4_000

export interface ChannelListener {
  readonly onPayload: (payload: string) => void
  /** It listens again, and may have missed payloads in between. */
  readonly onGap: () => void
}

export const listenOnPostgres =
  (url: string, log: Log) =>
  async (channel: string, { onPayload, onGap }: ChannelListener): Promise<() => Promise<void>> => {
    let client: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    let isClosed = false
    let hasGap = false
    let pauseMs = minPauseMs

    const connect = async (): Promise<void> => {
      const next = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: timeoutMs,
        query_timeout: timeoutMs,
        // No query is ever sent here, so nothing else would notice that the server is gone.
        keepAlive: true,
        keepAliveInitialDelayMillis: 5_000,
      })
      const reconnectLater = () => {
        if (isClosed || client !== next) return
        client = undefined
        hasGap = true
        // Left open, it would occupy a connection of the database forever.
        next.end().catch(() => undefined)
        timer = setTimeout(connect, pauseMs)
        pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      }
      client = next
      next.on('error', reconnectLater)
      next.on('end', reconnectLater)
      next.on('notification', ({ payload }) => onPayload(payload ?? ''))
      try {
        await next.connect()
        await next.query(`listen ${next.escapeIdentifier(channel)}`)
        pauseMs = minPauseMs
        if (hasGap) onGap()
      } catch (error) {
        log.warn({ reason: String(error) }, 'cannot listen to the database')
        reconnectLater()
      }
    }

    await connect()
    return async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end()
    }
  }
