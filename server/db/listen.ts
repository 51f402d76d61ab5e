/** A connection that only listens, kept open through restarts of the database. */
import pg from 'pg'
import type { Log } from '#server/log.ts'

const shortestPauseMs = 250
const longestPauseMs = 15_000
const patienceMs = 4_000

export interface Ear {
  readonly onPayload: (payload: string) => void
  /** It hears again, and does not know what was said meanwhile. */
  readonly onGap: () => void
}

export const listenOnPostgres =
  (url: string, log: Log) =>
  async (channel: string, { onPayload, onGap }: Ear): Promise<() => Promise<void>> => {
    let client: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    let closed = false
    let wasDeaf = false
    let pauseMs = shortestPauseMs

    const connect = async (): Promise<void> => {
      const next = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: patienceMs,
        query_timeout: patienceMs,
        // Nothing is ever asked here, so only this finds out that the other side is gone.
        keepAlive: true,
        keepAliveInitialDelayMillis: 5_000,
      })
      const again = () => {
        if (closed || client !== next) return
        client = undefined
        wasDeaf = true
        // Left open, it would take up a connection of the database for ever.
        next.end().catch(() => undefined)
        timer = setTimeout(connect, pauseMs)
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      }
      client = next
      next.on('error', again)
      next.on('end', again)
      next.on('notification', ({ payload }) => onPayload(payload ?? ''))
      try {
        await next.connect()
        await next.query(`listen ${next.escapeIdentifier(channel)}`)
        pauseMs = shortestPauseMs
        if (wasDeaf) onGap()
      } catch (error) {
        log.warn({ reason: String(error) }, 'cannot listen to the database')
        again()
      }
    }

    await connect()
    return async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    }
  }
